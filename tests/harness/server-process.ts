import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./free-port.ts";
import { shortLived } from "./short-lived.ts";

const main = fileURLToPath(new URL("../../apps/server/dist/main.js", import.meta.url));
const ofSources = fileURLToPath(new URL("../../apps/server/src/main.ts", import.meta.url));

/** What replaces a module of the server finds it among the sources alone (`outbound-to-loopback.mjs`). */
const scriptFor = ({ NODE_OPTIONS = "" }: Record<string, string>) =>
  NODE_OPTIONS.includes("outbound-to-loopback") ? ofSources : main;

type Exit = { code: number | null; output: string };

/** A server in a process of its own, as a person would start it. */
export type ServerProcess = {
  child: ChildProcess;
  origin: string;
  output: () => string;
  /** Resolves once the site answers; rejects with what it said when it ends before. */
  ready: () => Promise<void>;
  exited: Promise<Exit>;
  /** SIGTERM, and what came of it. */
  stop: () => Promise<Exit>;
};

/** Variables of the shell that runs the tests must not decide what the server does. */
const plain = {
  // Each takes a second of processor time to draw, behind tests that look at something else.
  SAMPLE_WORKS: "1",
  PATH: process.env["PATH"],
  HOME: process.env["HOME"],
  NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
};

/** `env` names what differs from the defaults; without PORT it gets a free one. `script` is that of another installation. */
export async function spawnServer(env: Record<string, string>, script = scriptFor(env)): Promise<ServerProcess> {
  const port = env["PORT"] ?? String(await freePort());
  const child = spawn(process.execPath, [...shortLived, script], {
    env: { ...plain, PORT: port, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const { promise: announced, resolve: announce } = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("bulmo is ready")) announce();
    });
  const { promise: exited, resolve } = Promise.withResolvers<Exit>();
  child.once("close", (code) => resolve({ code, output: said }));
  return {
    child,
    origin: `http://127.0.0.1:${port}`,
    output: () => said,
    ready: () =>
      Promise.race([
        announced,
        exited.then(({ code, output }) => {
          throw new Error(`the server ended with ${code}:\n${output}`);
        }),
      ]),
    exited,
    stop() {
      child.kill("SIGTERM");
      return exited;
    },
  };
}

/** A directory that is gone when the test is. */
export async function temporaryDirectory(): Promise<{ path: string; remove: () => Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "bulmo-test-"));
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
}
