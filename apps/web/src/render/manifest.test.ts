import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { createAssetTags } from "./manifest.ts";

const manifest: Manifest = {
  "src/render/entry-client.tsx": { file: "assets/entry.js", imports: ["_react.js"], css: ["assets/entry.css"] },
  "src/fonts.css": { file: "assets/fonts.css" },
  "_react.js": { file: "assets/react.js", name: "react" },
  "_table.js": { file: "assets/table.js", imports: ["_react.js"], css: ["assets/table.css"] },
  "src/routes/index.tsx?tsr-split=component": { file: "assets/home.js" },
  "src/routes/sign-in/route.tsx?tsr-split=component": { file: "assets/sign-in.js" },
  "src/routes/community/notice/index.tsx?tsr-split=component": {
    file: "assets/notice.js",
    imports: ["_table.js"],
    css: ["assets/notice.css"],
  },
};

const tagsOf = createAssetTags(manifest);

const filesOf = (tags: string) => Array.from(tags.matchAll(/<link [^>]*href="([^"]+)"/gu), ([, file]) => file);
/** What is run one after another, and fetched all at once before. */
const steps = ["/assets/react.js", "/assets/entry.js"];
const namedIn = (script: string) => Array.from(script.matchAll(/"(\/assets\/[^"]+)"/gu), ([, file]) => file);

test("the entry's styles stand in the head, and what it runs is loaded by a script of the page's own", () => {
  const { head, end } = tagsOf(["__root__", "/nowhere"]);
  expect(filesOf(head("mark"))).toEqual(["/assets/entry.css", "/assets/fonts.css"]);
  // For whoever runs no scripts.
  expect(head("mark")).toMatch(/<noscript><link rel="stylesheet" href="\/assets\/fonts.css"\/><\/noscript>$/u);
  expect(head("mark")).toMatch(/^<script nonce="mark">/u);
  const [, script] = /^<script nonce="mark">(.*?)<\/script>/u.exec(end("mark")) ?? [];
  expect(namedIn(script ?? "")).toEqual(["/assets/fonts.css", ...steps, ...steps]);
});

test("React is run before the app, and a build without a file for it starts all the same", () => {
  expect(tagsOf([]).end("")).toContain(
    'import("/assets/react.js").then(()=>new Promise(r=>setTimeout(r))).then(()=>import("/assets/entry.js")).catch(',
  );
  const ungathered = createAssetTags({ ...manifest, "_react.js": { file: "assets/react.js" } });
  expect(ungathered([]).end("")).toContain('l("modulepreload","/assets/react.js");import("/assets/entry.js").catch(');
});

test("a route adds its own files, those of its imports included, and nothing twice", () => {
  const { head, end } = tagsOf(["__root__", "/community/notice", "/community/notice/"]);
  expect(filesOf(head(""))).toEqual([
    "/assets/entry.css",
    "/assets/table.css",
    "/assets/notice.css",
    "/assets/fonts.css",
  ]);
  expect(namedIn(end(""))).toEqual(["/assets/fonts.css", ...steps, "/assets/notice.js", "/assets/table.js", ...steps]);
  expect(namedIn(tagsOf(["__root__", "/sign-in"]).end(""))).toContain("/assets/sign-in.js");
  expect(namedIn(tagsOf(["__root__", "/"]).end(""))).toContain("/assets/home.js");
});
