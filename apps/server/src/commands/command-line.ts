import { parseArgs, type ParseArgsOptionsConfig } from "node:util";
import { explain } from "../explain.ts";

/** The command line is not what the command takes. */
export class UsageError extends Error {}

/** The command line's options and words. Throws UsageError. */
export function parseCommandLine<const Options extends ParseArgsOptionsConfig>(options: Options, most: number) {
  try {
    const read = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
    if (read.positionals.length > most) throw new UsageError("too many words");
    return read;
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError((error as Error).message);
  }
}

/** Does the work of a command: one line says what came of it, and the exit code whether it worked. */
export async function runCommand(name: string, usage: string, work: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await work()}\n`);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    process.stderr.write(`bulmo ${name}: ${isUsage ? error.message : explain(error)}\n${isUsage ? usage : ""}`);
    process.exitCode = isUsage ? 2 : 1;
  }
}
