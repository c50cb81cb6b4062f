import { createServer } from "node:http";
import { createReadStream } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { build } from "vite";
import { run } from "../run.mjs";

// Viewers with what they need are hundreds of megabytes: npm fetches them when they are asked, and never by an
// install (docs/decisions/021).

const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".json": "application/json" };

/** The files of a package that has all that a page of it loads. */
async function unpack(directory, name, version) {
  const { code, output } = await run(
    "npm",
    ["pack", `${name}@${version}`, "--pack-destination", directory, "--silent"],
    {
      capture: true,
    },
  );
  if (code !== 0) throw new Error(`${name} could not be had: ${output.slice(-300)}`);
  await run("tar", ["-xzf", join(directory, output.trim().split("\n").at(-1)), "-C", directory]);
  return join(directory, "package");
}

const cloverPage = `
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import Viewer from "@samvera/clover-iiif/viewer";
const iiifContent = new URLSearchParams(location.search).get("manifest");
createRoot(document.getElementById("viewer")).render(createElement(Viewer, { iiifContent }));`;

/** As sites of React have it: in the web component of its package the list of a collection has no entries, whoever's it is. */
async function buildClover(directory, name, version) {
  await writeFile(join(directory, "package.json"), '{ "private": true, "type": "module" }');
  const parameters = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps", "--silent"];
  const { code, output } = await run("npm", [...parameters, `${name}@${version}`, "react@18", "react-dom@18"], {
    cwd: directory,
    capture: true,
  });
  if (code !== 0) throw new Error(`${name} could not be had: ${output.slice(-300)}`);
  const entry = join(directory, "page.js");
  await writeFile(entry, cloverPage);
  await build({
    root: directory,
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: { outDir: "built", lib: { entry, formats: ["iife"], name: "viewer", fileName: () => "viewer.js" } },
  });
  return join(directory, "built");
}

const html = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Viewer</title>
<style>html, body, #viewer { height: 100%; margin: 0 }</style>${head}</head><body>
<div id="viewer" class="uv"></div>${body}</body></html>`;

/** What Mirador calls a window is one document; several stand side by side. */
const miradorWindow = (page, names) =>
  page.getByRole("region", {
    name: new RegExp(`^Window: (?:${names.map((one) => RegExp.escape(one)).join("|")})$`, "u"),
  });

/**
 * Each with its page, and where a person who looks at it finds what. `names` are those of one document in every language:
 * which of them is shown is the viewer's own choice.
 */
export const viewers = [
  {
    title: "Mirador",
    name: "mirador",
    version: "4.0.0",
    files: unpack,
    page: (manifests) =>
      html(
        "",
        `<script src="/dist/mirador.min.js"></script><script>
Mirador.viewer({ id: "viewer", windows: ${JSON.stringify(manifests.map((manifestId) => ({ manifestId })))} });</script>`,
      ),
    hasCollectionsOfCollections: true,
    hasWindows: true,
    zoom: (page) => page.getByRole("button", { name: "Zoom in" }).click(),
    // Sometimes it shows the list by itself, over the button.
    async openList(page) {
      const button = page.getByRole("button", { name: "Show collection" });
      await button.or(page.getByRole("dialog")).first().waitFor();
      if (await button.isVisible()) await button.click();
    },
    listed: (page) => page.getByRole("dialog").getByRole("menuitem"),
    shown: miradorWindow,
    canvas: (page, names) => miradorWindow(page, names).locator("canvas").first(),
  },
  {
    title: "Universal Viewer",
    name: "universalviewer",
    version: "4.4.0",
    files: unpack,
    page: ([manifest]) =>
      html(
        '<link rel="stylesheet" href="/dist/uv.css"><script src="/dist/umd/UV.js"></script>',
        `<script>
UV.init("viewer", new UV.IIIFURLAdapter().getInitialData({ manifest: ${JSON.stringify(manifest)}, embedded: true }));
</script>`,
      ),
    hasCollectionsOfCollections: true,
    zoom: (page) => page.getByRole("button", { name: "Zoom in" }).first().click(),
    // It stands beside the work.
    openList: async () => undefined,
    listed: (page) => page.getByRole("listitem").getByRole("link"),
    shown: (page, names) =>
      page.getByRole("heading", { level: 1, name: new RegExp(`^(?:${names.map(RegExp.escape).join("|")})$`, "u") }),
    canvas: (page) => page.locator("canvas").first(),
  },
  {
    title: "Clover",
    name: "@samvera/clover-iiif",
    version: "3.3.8",
    files: buildClover,
    page: () => html("", '<script src="/viewer.js"></script>'),
    // It waits for a work for ever.
    hasCollectionsOfCollections: false,
    zoom: (page) =>
      page
        .getByRole("button", { name: /zoom in/iu })
        .first()
        .click(),
    openList: (page) => page.getByRole("combobox").click(),
    listed: (page) => page.getByRole("option"),
    shown: (page, names) =>
      page.getByRole("combobox").filter({ hasText: new RegExp(names.map(RegExp.escape).join("|"), "u") }),
    canvas: (page) => page.locator("canvas").first(),
  },
];

/** A viewer on an address that is another origin than the site's. */
export async function openViewer(viewer) {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-viewer-"));
  const files = await viewer.files(directory, viewer.name, viewer.version);
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, "http://viewer");
    const type = pathname === "/" ? "text/html; charset=utf-8" : types[extname(pathname)];
    response.setHeader("content-type", type ?? "application/octet-stream");
    if (pathname === "/") return response.end(viewer.page(searchParams.getAll("manifest")));
    return createReadStream(join(files, normalize(pathname)))
      .once("error", () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    ...viewer,
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
