import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { mapTilesFor, policyFor, previewPolicy, sourcesFor } from "./security-policy.ts";

const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

test("hazard 8: each script that is the app's own is named once, by its hash", () => {
  const policy = policyFor(["const theme = 1;", "const theme = 1;"]);
  expect(policy).toContain(`script-src 'self' ${hash("const theme = 1;")};`);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/u);
});

const hosts = { postcodeScriptUrl: "https://postcode.example/v2.js", mapTileUrl: "" };
const policyOf = (path: string, changes: Partial<typeof hosts> = {}) =>
  policyFor([], sourcesFor(path, { ...hosts, ...changes }));

test("SUP-22 the address window alone may load the postcode service", () => {
  const policy = policyOf("/address-popup");
  expect(policy).toContain("script-src 'self' https://postcode.example;");
  expect(policy).toMatch(/frame-src 'self' https:\/\/postcode\.example /u);
  expect(policy).toContain("default-src 'self'");
  for (const path of ["/", "/sign-up", "/my-page", "/address-popup/else"])
    expect(policyOf(path)).not.toContain("postcode");
});

test("ATT-06 frames show this site and the two players, by their whole names, and nothing else", () => {
  for (const path of ["/", "/community/qna/detail", "/about/direction"])
    expect(policyOf(path, { mapTileUrl: mapTilesFor(path, "https://tiles.example/{z}") })).toContain(
      "; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com; ",
    );
  expect(policyOf("/address-popup")).not.toMatch(/youtube|vimeo/u);
});

test("ASC-04 the page with the map alone is told of the tiles, and may load them and nothing else from there", () => {
  const template = "https://tiles.example/osm/{z}/{x}/{y}.png";
  expect(mapTilesFor("/about/direction/", template)).toBe(template);
  for (const path of ["/", "/about/history", "/about/direction/else"]) expect(mapTilesFor(path, template)).toBe("");
  const policy = policyOf("/about/direction", { mapTileUrl: template });
  expect(policy).toContain("img-src 'self' data: blob: https://tiles.example;");
  expect(policy.match(/tiles\.example/gu)).toHaveLength(1);
});

test("ATT-03 the frame of previews runs its one script, without an origin and without a network", () => {
  const policy = previewPolicy("<style>p{}</style><main></main><script>const frame = 1;</script>");
  expect(policy.split("; ")).toEqual([
    "sandbox allow-scripts",
    "default-src 'none'",
    `script-src ${hash("const frame = 1;")} 'wasm-unsafe-eval'`,
    `style-src ${hash("p{}")}`,
    "worker-src blob:",
    "img-src blob: data:",
    "connect-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
  ]);
});
