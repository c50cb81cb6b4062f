import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { createAssetTags } from "./manifest.ts";

const manifest: Manifest = {
  "src/render/entry-client.tsx": { file: "assets/entry.js", imports: ["_react.js"], css: ["assets/entry.css"] },
  "src/render/entry-reader.ts": { file: "assets/reader.js" },
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
const steps = ["/assets/react.js", "/assets/entry.js"];

type Files = { reader: string; steps: string[]; scripts: string[]; fonts: string };

/** What the page's own script is told. */
function filesTold(tags: string): Files {
  const [, data = ""] = /^<script nonce="[^"]*">\{const data=(\{.*?\});\(function/u.exec(tags) ?? [];
  return JSON.parse(data) as Files;
}

test("the entry's styles stand in the head, and what it runs is loaded by a script of the page's own", () => {
  const { head, end } = tagsOf(["__root__", "/nowhere"]);
  expect(filesOf(head("mark"))).toEqual(["/assets/entry.css", "/assets/fonts.css"]);
  // For whoever runs no scripts.
  expect(head("mark")).toMatch(/<noscript><link rel="stylesheet" href="\/assets\/fonts.css"\/><\/noscript>$/u);
  expect(head("mark")).toMatch(/^<script nonce="mark">/u);
  expect(filesTold(end("mark"))).toEqual({
    reader: "/assets/reader.js",
    steps,
    scripts: [],
    fonts: "/assets/fonts.css",
  });
});

test("React is run before the app, and a build without a file for it starts all the same", () => {
  const ungathered = createAssetTags({ ...manifest, "_react.js": { file: "assets/react.js" } });
  expect(filesTold(ungathered([]).end(""))).toMatchObject({
    steps: ["/assets/entry.js"],
    scripts: ["/assets/react.js"],
  });
});

test("a route adds its own files, those of its imports included, and nothing twice", () => {
  const { head, end } = tagsOf(["__root__", "/community/notice", "/community/notice/"]);
  expect(filesOf(head(""))).toEqual([
    "/assets/entry.css",
    "/assets/table.css",
    "/assets/notice.css",
    "/assets/fonts.css",
  ]);
  const scriptsOf = (path: string) => filesTold(tagsOf(["__root__", path]).end("")).scripts;
  expect(filesTold(end(""))).toMatchObject({ steps, scripts: ["/assets/notice.js", "/assets/table.js"] });
  expect(scriptsOf("/sign-in")).toEqual(["/assets/sign-in.js"]);
  expect(scriptsOf("/")).toEqual(["/assets/home.js"]);
});
