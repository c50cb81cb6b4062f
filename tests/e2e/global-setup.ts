import type { TestProject } from "vitest/node";
import { prepareSites } from "../harness/prepare-sites.ts";
import { lendSites } from "../harness/shared-sites.ts";
import { serveTiles } from "../harness/tile-server.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the site with its sample data answers. */
    origin: string;
  }
}

/** One real site, embedded database and sample data, for all stories, and others for those that ask for them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { prepared, remove } = await prepareSites();
  // The public tiles are not for tests, nor within reach of each of them.
  const tiles = await serveTiles();
  const sites = await lendSites(prepared, { MAP_TILE_URL: tiles.template });
  const { origin } = await sites.find("samples", "of-all-workers");
  project.provide("prepared", prepared);
  project.provide("sites", sites.address);
  project.provide("origin", origin);
  return async () => {
    await sites.close();
    await tiles.close();
    await remove();
  };
}
