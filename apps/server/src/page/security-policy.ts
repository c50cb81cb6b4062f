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

/** The inline script whose tag a mark has cut into `before` and `rest`; undefined for any other tag. */
function scriptAt(before: string, rest: string): string | undefined {
  const end = rest.indexOf(">");
  const tag = before.slice(before.lastIndexOf("<")) + rest.slice(0, end);
  if (!/^<script\b/u.test(tag) || /\ssrc=/u.test(tag)) return undefined;
  return rest.slice(end + 1, rest.indexOf("</script>", end));
}

/**
 * Takes the nonce off a page and answers the policy that allows exactly the inline scripts which carried it. A script
 * that got into the page by any other way never knew the nonce, so its hash is not named and it does not run.
 */
export function blessScripts(
  html: string,
  nonce: string,
  sources: Record<string, string> = {},
): { html: string; policy: string } {
  const hashes = new Set<string>();
  const pieces = html.split(` nonce="${nonce}"`);
  for (const [at, rest] of pieces.slice(1).entries()) {
    const script = scriptAt(pieces[at] ?? "", rest);
    if (script !== undefined) hashes.add(hashOf(script));
  }
  const policy = Object.entries({
    ...directives,
    ...sources,
    "script-src": [directives["script-src"], ...hashes, sources["script-src"] ?? []].flat().join(" "),
  })
    .map(([name, value]) => `${name} ${value}`)
    .join("; ");
  const bare = pieces
    .join("")
    .replace(/<meta property="csp-nonce"[^>]*>/u, "")
    .replaceAll(` nonce='${nonce}'`, "");
  // A mark that reached a reader would let them bless scripts of their own.
  if (bare.includes(nonce)) throw new Error("the page still names the nonce");
  return { html: bare, policy };
}
