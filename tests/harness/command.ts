import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { shortLived } from "./short-lived.ts";

export type Told = { code: number | null; out: string; error: string };

/** Runs one of the server's commands (`backup`, `restore`, `export`) to its end, as npm would. */
export async function runCommand(name: string, words: string[], env: Record<string, string>): Promise<Told> {
  const script = fileURLToPath(new URL(`../../apps/server/src/commands/${name}.ts`, import.meta.url));
  const child = spawn(process.execPath, [...shortLived, script, ...words], {
    env: { PATH: process.env["PATH"], NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once("close", resolve);
  const [out, error, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, error };
}
