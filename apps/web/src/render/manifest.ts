import type { Manifest } from "vite";
import fontsStart from "virtual:inline-script/render/inline/fonts";
import pageStart from "virtual:inline-script/render/inline/page-start";
import { inlineScript } from "./inline-script.ts";
import { reactChunk } from "./react-chunk.ts";

/** What a page loads, as tags for its head and for the end of its body, where a script of its own starts the app. */
export type AssetTags = { head: (nonce: string) => string; end: (nonce: string) => string };

const entry = "src/render/entry-client.tsx";
/** What every page runs, whether the app comes or not. */
const readerEntry = "src/render/entry-reader.ts";
const fontsEntry = "src/fonts.css";
/** The preview of who writes one loads it by itself, and so it has a sheet of its own. */
const bulletinEntry = "../../packages/ui/src/bulletin/bulletin.tsx";

type Files = { scripts: string[]; css: string[] };

const styleTag = (href: string) => `<link rel="stylesheet" href="${href}"/>`;

/**
 * What the built client is made of, by route, so that a page loads its own and no other. Written as text: a page has
 * dozens of these tags, always the same, and neither React nor the browser's copy of the page's data needs to know.
 */
export function createAssetTags(manifest: Manifest): (routeIds: readonly string[]) => AssetTags {
  const {
    scripts: [main = "", ...imported],
    css,
  } = collect(manifest, entry);
  const routes = new Map<string, Files>();
  for (const key of Object.keys(manifest)) {
    const id = routeIdOf(key);
    if (!id) continue;
    const known = routes.get(id) ?? { scripts: [], css: [] };
    routes.set(id, collect(manifest, key, known));
  }
  const react = Object.values(manifest).find(({ name }) => name === reactChunk);
  const steps = react ? [`/${react.file}`, main] : [main];
  const [fonts = ""] = collect(manifest, fontsEntry).scripts;
  const [reader = ""] = collect(manifest, readerEntry).scripts;

  const tagsOf = (routeIds: readonly string[]): AssetTags => {
    const own = routeIds.map((id) => routes.get(id) ?? { scripts: [], css: [] });
    const styles = new Set([css, ...own.map((files) => files.css)].flat());
    const scripts = new Set([imported, ...own.map((files) => files.scripts)].flat());
    for (const step of steps) scripts.delete(step);
    const files = { reader, steps, scripts: [...scripts], fonts };
    const start = inlineScript(pageStart, files);
    const early = inlineScript(fontsStart, { fonts });
    // Without scripts the fonts belong to the head: in the body a sheet holds up whatever comes after it.
    const sheets = `${Array.from(styles, styleTag).join("")}<noscript>${styleTag(fonts)}</noscript>`;
    return {
      head: (nonce) => `<script nonce="${nonce}">${early}</script>${sheets}`,
      end: (nonce) => `<script nonce="${nonce}">${start}</script>`,
    };
  };

  const made = new Map<string, AssetTags>();
  return (routeIds) => {
    const key = routeIds.join(" ");
    const tags = made.get(key) ?? tagsOf(routeIds);
    made.set(key, tags);
    return tags;
  };
}

/** The sheets of what visitors are told on the pages, besides those of every page. */
export function createBulletinStyles(manifest: Manifest): readonly string[] {
  const { css } = collect(manifest, entry);
  return collect(manifest, bulletinEntry).css.filter((sheet) => !css.includes(sheet));
}

/** `src/routes/community/notice/index.tsx?tsr-split=component` holds a part of the route `/community/notice/`. */
function routeIdOf(key: string): string | undefined {
  const path = /^src\/routes(\/.+)\.tsx\?tsr-split=/.exec(key)?.[1];
  return path?.replace(/\/route$/, "").replace(/\/index$/, "/");
}

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
export const devAssetTags = (): AssetTags => ({
  head: () => styleTag("/@dev-styles.css"),
  end: () =>
    `${styleTag(`/${fontsEntry}`)}<script type="module" src="/${readerEntry}"></script><script type="module" src="/${entry}"></script>`,
});
