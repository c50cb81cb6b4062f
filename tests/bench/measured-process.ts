import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeEnvironment, nodeFlags } from "../../scripts/node-flags.mjs";
import { freePort } from "../harness/free-port.ts";
import { cpuSeconds } from "./cpu.ts";

export type MeasuredProcess = {
  pid: number;
  origin: string;
  /** From starting the process to its first answer, on the clock and of the processor, in seconds. */
  start: { clock: number; cpu: number };
  stop: () => Promise<void>;
};

/** Milliseconds: asking without a break would take from the server what it starts with. */
const askAgainAfter = 10;

const waitForAnswer = async (address: string, child: ChildProcess): Promise<void> => {
  let isAnswered = false;
  while (!isAnswered) {
    if (child.exitCode !== null) throw new Error(`the server at ${address} ended with ${child.exitCode}`);
    isAnswered = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (!isAnswered) await pause(askAgainAfter);
  }
};

/** A server as it runs for visitors: its log goes where nobody reads it, and its compiled code is kept. */
export async function startProcess(
  file: string,
  { path, env, flags = [] }: { path: string; env: Record<string, string>; flags?: readonly string[] },
): Promise<MeasuredProcess> {
  const port = String(await freePort());
  const began = performance.now();
  const child = spawn(process.execPath, [...flags, file], {
    env: {
      PATH: process.env["PATH"],
      NODE_ENV: "production",
      NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
      PORT: port,
      ...env,
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  const { pid = 0 } = child;
  const origin = `http://127.0.0.1:${port}`;
  await waitForAnswer(origin + path, child);
  const start = { clock: (performance.now() - began) / 1000, cpu: cpuSeconds(pid) };
  return {
    pid,
    origin,
    start,
    async stop() {
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

const secret = "a secret for measuring, 32 letters";

/** Until it was bundled, the server ran its sources. */
const entryOf = (root: string): string =>
  [join("dist", "main.js"), join("src", "main.ts")]
    .map((path) => join(root, "apps", "server", path))
    .find((path) => existsSync(path)) ?? root;

/** The built site of `root`; `database` is a PostgreSQL address, or undefined for the embedded one in `directory`. */
export const startSite = (root: string, directory: string, database?: string): Promise<MeasuredProcess> =>
  startProcess(entryOf(root), {
    path: "/",
    flags: nodeFlags,
    env: {
      ...nodeEnvironment,
      DATA_DIR: directory,
      SAMPLE_DATA: "off",
      RATE_LIMITS: "off",
      ...(database ? { DATABASE_URL: database, SESSION_SECRET: secret } : {}),
    },
  });

export const startReference = (database: string): Promise<MeasuredProcess> =>
  startProcess(fileURLToPath(new URL("reference-server.ts", import.meta.url)), {
    path: "/page",
    env: { DATABASE_URL: database },
  });
