import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { curator } from "./gallery-site.ts";
import { spawnServer, temporaryDirectory } from "./server-process.ts";
import { shortLived } from "./short-lived.ts";

const command = fileURLToPath(new URL("../../apps/server/src/commands/admin.ts", import.meta.url));

/** The works of the sample data are drawn behind the first answers. */
async function prepareSamples(directory: string): Promise<void> {
  const server = await spawnServer({ DATA_DIR: directory, SAMPLE_WORKS: "8" });
  await server.ready();
  const { promise: drawn, resolve } = Promise.withResolvers<void>();
  const look = () => server.output().includes("sample works drawn") && resolve();
  server.child.stdout?.on("data", look);
  look();
  await Promise.race([drawn, server.exited]);
  const { code, output } = await server.stop();
  if (code !== 0 || !output.includes("sample works drawn")) throw new Error(`no sample data: ${code}\n${output}`);
}

async function prepareCurated(directory: string): Promise<void> {
  const words = ["create", "--username", curator.username, "--name", "김큐레", "--nickname", "큐레이터"];
  const child = spawn(process.execPath, [...shortLived, command, ...words, "--email", "curator@example.org"], {
    env: { PATH: process.env["PATH"], DATA_DIR: directory },
    stdio: ["pipe", "inherit", "inherit"],
  });
  child.stdin.end(`${curator.password}\n`);
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`no curator: ${code}`);
}

/** First starts take seconds: they are had once, and copied by whoever needs a site of their own. */
export async function prepareSites() {
  const [samples, curated] = await Promise.all([temporaryDirectory(), temporaryDirectory()]);
  await Promise.all([prepareSamples(samples.path), prepareCurated(curated.path)]);
  return {
    prepared: { samples: samples.path, curated: curated.path },
    remove: () => Promise.all([samples.remove(), curated.remove()]),
  };
}
