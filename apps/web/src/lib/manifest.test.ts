import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { createAssetTags } from "./manifest.ts";

const manifest: Manifest = {
  "src/entry-client.tsx": { file: "assets/entry.js", imports: ["_react.js"], css: ["assets/entry.css"] },
  "_react.js": { file: "assets/react.js" },
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

const filesOf = (tags: string) => Array.from(tags.matchAll(/(?:href|src)="([^"]+)"/gu), ([, file]) => file);

test("every page starts with the entry, its styles, and what it imports", () => {
  const { head, end } = tagsOf(["__root__", "/nowhere"]);
  expect(filesOf(head)).toEqual(["/assets/entry.css", "/assets/react.js"]);
  expect(end).toBe('<script type="module" async src="/assets/entry.js"></script>');
});

test("a route adds its own files, those of its imports included, and nothing twice", () => {
  expect(filesOf(tagsOf(["__root__", "/community/notice", "/community/notice/"]).head)).toEqual([
    "/assets/entry.css",
    "/assets/table.css",
    "/assets/notice.css",
    "/assets/react.js",
    "/assets/notice.js",
    "/assets/table.js",
  ]);
  expect(filesOf(tagsOf(["__root__", "/sign-in"]).head)).toContain("/assets/sign-in.js");
  expect(filesOf(tagsOf(["__root__", "/"]).head)).toContain("/assets/home.js");
});

test("styles come before scripts, which wait for nothing", () => {
  expect(tagsOf(["__root__", "/community/notice/"]).head).toMatch(
    /^(?:<link rel="stylesheet"[^>]*>)+(?:<link rel="modulepreload"[^>]*>)+$/u,
  );
});
