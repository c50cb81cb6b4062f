import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const preload = fileURLToPath(new URL("./moved-clock.mjs", import.meta.url));

/** A clock for one server: `env` is what the server is started with, `move` sets it ahead of the machine's. */
export async function movedClock(directory: string) {
  const file = join(directory, "clock");
  const move = (minutes: number) => writeFile(file, String(minutes * 60_000));
  await move(0);
  return { env: { NODE_OPTIONS: `--import ${preload}`, MOVED_CLOCK_FILE: file }, move };
}
