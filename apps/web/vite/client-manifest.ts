import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const name = "virtual:client-manifest";

/**
 * Hands the client build's manifest to the render entry, which is built after it: the entry then
 * knows its scripts and styles without reading a file when the server starts. Empty in development.
 */
export function clientManifest(): Plugin {
  let file: string | undefined;
  return {
    name: "bulmo:client-manifest",
    applyToEnvironment: (environment) => environment.name === "ssr",
    configResolved(config) {
      const { client } = config.environments;
      if (config.command !== "build" || !client) return;
      file = join(config.root, client.build.outDir, ".vite/manifest.json");
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined;
      return `export default ${file ? await readFile(file, "utf8") : "{}"}`;
    },
  };
}
