import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { prepareSites } from "../harness/prepare-sites.ts";
import { spawnServer, temporaryDirectory } from "../harness/server-process.ts";
import { serveTiles } from "../harness/tile-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the site with its sample data answers. */
    origin: string;
  }
}

/** One real site, embedded database and sample data, for all stories. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { prepared, remove } = await prepareSites();
  // The public tiles are not for tests, nor within reach of each of them.
  const tiles = await serveTiles();
  const directory = await temporaryDirectory();
  await cp(prepared.samples, directory.path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  const server = await spawnServer({ DATA_DIR: directory.path, LOG_LEVEL: "warn", MAP_TILE_URL: tiles.template });
  await server.ready();
  let isOver = false;
  // Every story after it fails for another reason than its own: what the site said last must not be lost.
  void server.exited.then(({ code, output }) => {
    if (!isOver) process.stderr.write(`the site of all stories ended with ${code}:\n${output}\n`);
  });
  project.provide("prepared", prepared);
  project.provide("origin", server.origin);
  return async () => {
    isOver = true;
    await server.stop();
    await tiles.close();
    await directory.remove();
    await remove();
  };
}
