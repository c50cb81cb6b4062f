import { hash } from "node:crypto";

/** What a page may load. Colours that the editor gives to words are style attributes; everything else is a file of ours. */
const directives: Record<string, string> = {
  "default-src": "'self'",
  "script-src": "'self'",
  "style-src": "'self'",
  "style-src-attr": "'unsafe-inline'",
  "img-src": "'self' data: blob:",
  "font-src": "'self'",
  "connect-src": "'self'",
  // On every page: one that is reached without a new document has the policy of the first (069).
  "frame-src": "'self' https://www.youtube-nocookie.com https://player.vimeo.com",
  "object-src": "'none'",
  "base-uri": "'none'",
  "form-action": "'self'",
  "frame-ancestors": "'self'",
};

/** The hosts on which the postcode service shows its search, in a frame: its name until 2026 and since. */
const postcodeFrames = "postcode.map.daum.net postcode.map.kakao.com";

const isPage = (path: string, page: string) => path.replace(/\/$/u, "") === page;

/** The template of the tiles, for the one page with a map; empty for every other. */
export const mapTilesFor = (path: string, mapTileUrl: string): string =>
  isPage(path, "/about/direction") ? mapTileUrl : "";

/** The settings that name other hosts. */
type Hosts = { postcodeScriptUrl: string; mapTileUrl: string };

/**
 * What a page may load besides, by directive: the address window alone the postcode service, the page with the map
 * alone its tiles.
 */
export function sourcesFor(path: string, { postcodeScriptUrl, mapTileUrl }: Hosts): Record<string, string> {
  if (mapTileUrl !== "") return { "img-src": `${directives["img-src"]} ${new URL(mapTileUrl).origin}` };
  if (!isPage(path, "/address-popup")) return {};
  const { origin } = new URL(postcodeScriptUrl);
  return { "script-src": origin, "frame-src": `'self' ${origin} ${postcodeFrames}` };
}

const hashOf = (script: string) => `'sha256-${hash("sha256", script, "base64")}'`;

/** The policy of a page that may run these inline scripts and no other: each is named by its hash (002). */
export function policyFor(scripts: readonly string[], sources: Record<string, string> = {}): string {
  const hashes = new Set(scripts.map(hashOf));
  return Object.entries({
    ...directives,
    ...sources,
    "script-src": [directives["script-src"], ...hashes, sources["script-src"] ?? []].flat().join(" "),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
}

/**
 * What the frame may do in which previews are drawn (071): run the one script that stands in it, begin a worker of what
 * the page hands it, and show what that draws. It has no origin, so no cookie, store or page of the site, and nothing to
 * load from anywhere.
 */
export function previewPolicy(html: string): string {
  const hashesOf = (element: string) =>
    [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, "gsu"))]
      .map(([, text = ""]) => hashOf(text))
      .join(" ");
  return [
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src ${hashesOf("script")} 'wasm-unsafe-eval'`,
    `style-src ${hashesOf("style")}`,
    "worker-src blob:",
    "img-src blob: data:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ].join("; ");
}
