import { createInterface } from "node:readline/promises";
import { Writable } from "node:stream";
import { text } from "node:stream/consumers";

/** Swallows what the terminal would echo. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

async function question(prompt: string, isSecret: boolean): Promise<string> {
  process.stderr.write(prompt);
  const output = isSecret ? nowhere() : process.stderr;
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    return await terminal.question("");
  } finally {
    terminal.close();
    if (isSecret) process.stderr.write("\n");
  }
}

/** Asks at a terminal; undefined where nobody sits at one. */
export const ask = (prompt: string): Promise<string | undefined> =>
  process.stdin.isTTY ? question(`${prompt}: `, false) : Promise.resolve(undefined);

/** A password from the terminal, unseen, or the first line of what is piped in. Never from the command line. */
export async function askPassword(): Promise<string> {
  if (process.stdin.isTTY) return question("password: ", true);
  const [first = ""] = (await text(process.stdin)).split(/\r?\n/u, 1);
  return first;
}
