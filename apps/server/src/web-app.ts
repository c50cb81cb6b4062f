import { readdirSync, readFileSync } from "node:fs";
import type { ServerResponse } from "node:http";
import { basename, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import compression from "compression";
import express, { Router, type RequestHandler } from "express";
import sirv from "sirv";
import { callNotFound } from "./platform/http/error-answer.ts";
import { guardPipedFiles } from "./platform/http/piped-file.ts";
import { withoutHeadersForDocuments } from "./platform/http/security-headers.ts";
import { previewPolicy } from "./platform/page/security-policy.ts";
import type { PagePaths, Render } from "./ssr.ts";

/** The web app as the server meets it: files to serve and a way to render a page. */
export type WebApp = {
  files: RequestHandler;
  render: Render;
  /** The addresses of its pages, but for those that depend on data. */
  paths: () => Promise<readonly string[]>;
  close: () => Promise<void>;
};

const root = fileURLToPath(new URL("../../web/", import.meta.url));

/** The logo's files are to be kept and not looked at; an .ai of ours is a PDF, whatever others are. */
function sendAsDownload(response: ServerResponse, path: string): void {
  response.setHeader("content-disposition", `attachment; filename="${basename(path)}"`);
  if (path.endsWith(".ai")) response.setHeader("content-type", "application/pdf");
}

/** The mark of a page draws itself in two colours, for light and dark. */
function sendDrawing(response: ServerResponse, path: string): void {
  if (path.endsWith(".svg"))
    response.setHeader(
      "content-security-policy",
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    );
}

/** Folders of the build with routes of their own. */
const served = /^\/(?:assets|fonts|logo)\//u;

/** Passes on what is no other file of the build without looking at the disk: most addresses are pages. */
function onlyFiles(folder: string, serve: RequestHandler): RequestHandler {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = new Set(
    entries
      .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name))}`)
      .filter((path) => !served.test(path)),
  );
  return (request, response, next) => (paths.has(request.path) ? serve(request, response, next) : next());
}

/** Seconds. */
const aYear = 365 * 24 * 60 * 60;

const forever = { index: false, redirect: false, immutable: true, maxAge: aYear * 1000 } as const;

const anHour = { index: false, maxAge: "1h" } as const;

/** The one file of /assets that is a document: its script and its style are in its policy by their hashes. */
function headersOfAssets(folder: string) {
  const name = readdirSync(folder).find((one) => /^preview-frame-.*\.html$/u.test(one));
  const policy = name && previewPolicy(readFileSync(join(folder, name), "utf8"));
  return (response: ServerResponse, path: string): void => {
    withoutHeadersForDocuments(response);
    if (policy && path === `/${name}`) response.setHeader("content-security-policy", policy);
  };
}

/**
 * Files under /assets and /fonts carry a hash of their content in their name, so they never change. Those of /assets, in
 * three encodings, are known from the start; the thousands of fonts are looked for when they are asked for.
 */
function builtFiles(): RequestHandler {
  const client = `${root}dist/client`;
  return Router()
    .use(
      "/assets",
      guardPipedFiles,
      sirv(`${client}/assets`, {
        brotli: true,
        gzip: true,
        etag: true,
        immutable: true,
        maxAge: aYear,
        setHeaders: headersOfAssets(`${client}/assets`),
      }),
      // No page is below it, and a path that leads out of it leads nowhere.
      callNotFound,
    )
    .use(
      "/fonts",
      express.static(`${client}/fonts`, { ...forever, setHeaders: withoutHeadersForDocuments }),
      callNotFound,
    )
    .use("/logo", compression(), express.static(`${client}/logo`, { ...anHour, setHeaders: sendAsDownload }))
    .use(
      onlyFiles(client, Router().use(compression(), express.static(client, { ...anHour, setHeaders: sendDrawing }))),
    );
}

type Entry = { render: Render; pagePaths: PagePaths };

/** What `npm run build` made. Throws when there is no build. */
export async function loadBuiltApp(): Promise<WebApp> {
  const { render, pagePaths } = (await import(pathToFileURL(`${root}dist/server/entry-server.js`).href)) as Entry;
  return {
    files: builtFiles(),
    render,
    paths: () => Promise.resolve(pagePaths()),
    close: () => Promise.resolve(),
  };
}

/** The sources, through Vite: a change shows at once. */
export async function loadSourceApp(): Promise<WebApp> {
  const { createServer } = await import("vite");
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: "custom" });
  const load = async () => (await vite.ssrLoadModule("/src/render/entry-server.tsx")) as Entry;
  return {
    files: vite.middlewares,
    render: async (input) => (await load()).render(input),
    paths: async () => (await load()).pagePaths(),
    close: () => vite.close(),
  };
}
