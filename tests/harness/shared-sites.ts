import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { curate } from "./gallery-site.ts";
import { hangGallery } from "./gallery-works.ts";
import { copyOf, type Prepared } from "./prepared-directory.ts";
import { spawnServer } from "./server-process.ts";

type Kind = {
  from: keyof Prepared;
  env: Record<string, string>;
  fill?: (origin: string) => Promise<void>;
};

const kinds = {
  /** The sample data, and the limits that everybody meets. */
  samples: { from: "samples", env: {} },
  /** The sample data, where one may write as much as one likes. */
  writing: { from: "samples", env: { RATE_LIMITS: "off" } },
  /** Nothing but the curator and what its stories ask. */
  asking: { from: "curated", env: { SAMPLE_DATA: "off" } },
  /** Nothing but the curator and some works. */
  gallery: {
    from: "curated",
    env: { SAMPLE_DATA: "off" },
    fill: async (origin) => hangGallery(await curate(origin)),
  },
} satisfies Record<string, Kind>;

export type SharedKind = keyof typeof kinds;

const isKind = (word: string): word is SharedKind => Object.hasOwn(kinds, word);

async function openSite(kind: SharedKind, env: Record<string, string>, prepared: Prepared) {
  const { from, fill, ...own }: Kind = kinds[kind];
  const directory = await copyOf(prepared[from]);
  const server = await spawnServer({ DATA_DIR: directory.path, LOG_LEVEL: "warn", ...env, ...own.env });
  let isOver = false;
  // Every story after it fails for another reason than its own: what the site said last must not be lost.
  void server.exited.then(({ code, output }) => {
    if (!isOver) process.stderr.write(`the shared site for ${kind} ended with ${code}:\n${output}\n`);
  });
  const close = async () => {
    isOver = true;
    await server.stop();
    await directory.remove();
  };
  try {
    await server.ready();
    await fill?.(server.origin);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin: server.origin, close };
}

/**
 * Sites that stories of several files share, started when the first of them asks, here or with `GET address/kind/name`,
 * which is answered with where the site of this kind and name is. `env` is for all of them.
 */
export async function lendSites(prepared: Prepared, env: Record<string, string>) {
  const sites = new Map<string, ReturnType<typeof openSite>>();
  const find = (kind: SharedKind, name: string) => {
    const key = `${kind} ${name}`;
    const site = sites.get(key) ?? openSite(kind, env, prepared);
    sites.set(key, site);
    return site;
  };
  const desk = createServer((request, response) => {
    const [, kind = "", name = ""] = (request.url ?? "").split("/");
    if (isKind(kind))
      find(kind, name).then(
        ({ origin }) => response.end(origin),
        (error: unknown) => response.writeHead(500).end(String(error)),
      );
    else response.writeHead(404).end(`no site is for ${kind}`);
  }).listen(0, "127.0.0.1");
  await new Promise((resolve) => desk.once("listening", resolve));
  return {
    find,
    address: `http://127.0.0.1:${(desk.address() as AddressInfo).port}`,
    async close() {
      desk.close();
      const opened = await Promise.allSettled(sites.values());
      await Promise.all(opened.map(async (site) => site.status === "fulfilled" && site.value.close()));
    },
  };
}
