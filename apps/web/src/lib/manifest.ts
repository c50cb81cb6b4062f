import type { createRequestHandler } from "@tanstack/react-router/ssr/server";
import type { Manifest } from "vite";

type RequestOptions = Parameters<typeof createRequestHandler>[0];
type ServerManifest = Awaited<ReturnType<NonNullable<RequestOptions["getRouterManifest"]>>>;

const entry = "src/entry-client.tsx";

/** What the built client is made of, as the router wants it: by route, so that a page loads its own and no other. */
export function routeAssets(manifest: Manifest): ServerManifest {
  const routes: ServerManifest["routes"] = {};
  const own = collect(manifest, entry);
  for (const key of Object.keys(manifest)) {
    const id = routeIdOf(key);
    if (!id) continue;
    const { scripts, css } = collect(manifest, key);
    const known = (routes[id] ??= { preloads: [], css: [] });
    known.preloads?.push(...scripts.filter((file) => !own.scripts.includes(file)));
    known.css?.push(...css.filter((file) => !own.css.includes(file)));
  }
  const [main = "", ...imported] = own.scripts;
  routes["__root__"] = {
    scripts: [{ attrs: { type: "module", async: true, src: main } }],
    preloads: imported,
    css: own.css,
  };
  return { routes };
}

/** `src/routes/community/notice/index.tsx?tsr-split=component` holds a part of the route `/community/notice/`. */
function routeIdOf(key: string): string | undefined {
  const path = /^src\/routes(\/.+)\.tsx\?tsr-split=/.exec(key)?.[1];
  return path?.replace(/\/route$/, "").replace(/\/index$/, "/");
}

type Files = { scripts: string[]; css: string[] };

function collect(manifest: Manifest, key: string, found: Files = { scripts: [], css: [] }): Files {
  const chunk = manifest[key];
  const file = chunk && `/${chunk.file}`;
  if (!chunk || !file || found.scripts.includes(file)) return found;
  found.scripts.push(file);
  for (const imported of chunk.imports ?? []) collect(manifest, imported, found);
  for (const css of chunk.css ?? []) {
    if (!found.css.includes(`/${css}`)) found.css.push(`/${css}`);
  }
  return found;
}

/** In development Vite serves the sources, and the styles of what was rendered as one sheet. */
export const devAssets: ServerManifest = {
  routes: {
    __root__: { scripts: [{ attrs: { type: "module", src: `/${entry}` } }], css: ["/@dev-styles.css"] },
  },
};
