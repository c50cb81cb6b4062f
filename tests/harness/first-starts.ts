import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { spawnServer, temporaryDirectory } from "./server-process.ts";
import { createTestDatabase } from "./test-database.ts";

/** What a first start has left: the directory of a site, and on PostgreSQL the name of its database. */
export type FirstStart = { directory: string; database?: string };

type Started = FirstStart & { remove: () => Promise<void> };

/** The sample data without its works. */
async function begin(env: Record<string, string>): Promise<void> {
  const server = await spawnServer({ ...env, SAMPLE_DATA: "on", SAMPLE_WORKS: "0", LOG_LEVEL: "warn" });
  await server.ready();
  const { code, output } = await server.stop();
  if (code !== 0) throw new Error(`the first start ended with ${code}:\n${output}`);
}

async function onDisk(): Promise<Started> {
  const { path, remove } = await temporaryDirectory();
  await begin({ DATA_DIR: path });
  return { directory: path, remove };
}

async function onServer(serverUrl: string): Promise<Started> {
  const directory = await temporaryDirectory();
  const { name, url, drop } = await createTestDatabase(serverUrl);
  await begin({ DATA_DIR: join(directory.path, "data"), DATABASE_URL: url, SESSION_SECRET: "s".repeat(32) });
  return {
    directory: join(directory.path, "data"),
    database: name,
    remove: async () => void (await Promise.all([drop(), directory.remove()])),
  };
}

const serverUrl = process.env["TEST_DATABASE_URL"];

const kinds: Record<string, () => Promise<Started>> = {
  "/embedded": onDisk,
  ...(serverUrl && { "/postgresql": () => onServer(serverUrl) }),
};

/**
 * A first start takes 16 s of a processor, a copy of what it left one. Each kind is had when a test first asks for it,
 * with `GET address/kind`.
 */
export async function lendFirstStarts() {
  const begun = new Map<string, Promise<Started>>();
  const desk = createServer((request, response) => {
    const kind = request.url ?? "";
    const start = begun.get(kind) ?? kinds[kind]?.() ?? Promise.reject(new Error(`nothing starts ${kind}`));
    begun.set(kind, start);
    start.then(
      ({ directory, database }) => response.end(JSON.stringify({ directory, database })),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => desk.once("listening", resolve));
  return {
    address: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    close: async () => {
      desk.close();
      const started = await Promise.allSettled(begun.values());
      await Promise.all(started.map(async (one) => one.status === "fulfilled" && one.value.remove()));
    },
  };
}
