import type { Manifest } from "vite";
import { expect, test } from "vitest";
import { routeAssets } from "./manifest.ts";

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

test("every page starts with the entry, its styles, and what it imports", () => {
  expect(routeAssets(manifest).routes["__root__"]).toEqual({
    scripts: [{ attrs: { type: "module", async: true, src: "/assets/entry.js" } }],
    preloads: ["/assets/react.js"],
    css: ["/assets/entry.css"],
  });
});

test("a route adds its own files, those of its imports included, and nothing twice", () => {
  const { routes } = routeAssets(manifest);
  expect(routes["/community/notice/"]).toEqual({
    preloads: ["/assets/notice.js", "/assets/table.js"],
    css: ["/assets/table.css", "/assets/notice.css"],
  });
  expect(Object.keys(routes)).toEqual(["/", "/sign-in", "/community/notice/", "__root__"]);
});
