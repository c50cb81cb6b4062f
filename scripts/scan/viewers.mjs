import { createServer } from "node:http";
import { createReadStream } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { extname, join, normalize } from "node:path";
import { launch } from "../../tests/harness/browser.ts";
import { run } from "../run.mjs";

// Mirador, Universal Viewer and Clover with what they need are 850 MB: of each only the package itself is fetched by npm
// when it is asked, which has all that a page loads, and never by an install (docs/decisions/021).

const types = { ".js": "text/javascript", ".css": "text/css", ".html": "text/html", ".json": "application/json" };

/** Milliseconds for a viewer to show what it was given. */
const patience = 60_000;

/** The files of a package, in a directory of their own. */
async function unpack(directory, name, version) {
  const packed = join(directory, name.replaceAll(/\W/gu, "-"));
  await mkdir(packed);
  const { code, output } = await run("npm", ["pack", `${name}@${version}`, "--pack-destination", packed, "--silent"], {
    capture: true,
  });
  if (code !== 0) throw new Error(`${name} could not be had: ${output.slice(-300)}`);
  await run("tar", ["-xzf", join(packed, output.trim().split("\n").at(-1)), "-C", packed]);
  return join(packed, "package");
}

/** The files of the viewer and its page, on an address that is another origin than the site's. */
async function openViewer({ name, version, page }) {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-viewer-"));
  const files = await unpack(directory, name, version);
  const server = createServer(({ url }, response) => {
    const { pathname, searchParams } = new URL(url, "http://viewer");
    const type = pathname === "/" ? "text/html; charset=utf-8" : types[extname(pathname)];
    response.setHeader("content-type", type ?? "application/octet-stream");
    if (pathname === "/") return response.end(page(searchParams.get("manifest")));
    return createReadStream(join(files, normalize(pathname)))
      .once("error", () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    async close() {
      server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

const html = (head, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Viewer</title>
<style>html, body, #viewer { height: 100%; margin: 0 }</style>${head}</head><body>${body}</body></html>`;

const viewers = [
  {
    title: "Mirador",
    name: "mirador",
    version: "4.0.0",
    page: (manifest) =>
      html(
        "",
        `<div id="viewer"></div><script src="/dist/mirador.min.js"></script><script>
Mirador.viewer({ id: "viewer", windows: [{ manifestId: ${JSON.stringify(manifest)} }] });</script>`,
      ),
    zoom: (page) => page.getByRole("button", { name: "Zoom in" }).click(),
    async lists(page, label) {
      await page.getByRole("button", { name: "Show collection" }).click({ timeout: patience });
      await page.getByText(label).first().waitFor({ timeout: patience });
    },
  },
  {
    title: "Universal Viewer",
    name: "universalviewer",
    version: "4.4.0",
    page: (manifest) =>
      html(
        '<link rel="stylesheet" href="/dist/uv.css"><script src="/dist/umd/UV.js"></script>',
        `<div id="viewer" class="uv"></div><script>
UV.init("viewer", new UV.IIIFURLAdapter().getInitialData({ manifest: ${JSON.stringify(manifest)}, embedded: true }));
</script>`,
      ),
    zoom: (page) => page.getByRole("button", { name: "Zoom in" }).first().click(),
    lists: (page, label) => page.getByText(label).first().waitFor({ state: "attached", timeout: patience }),
  },
  {
    title: "Clover",
    name: "@samvera/clover-iiif",
    version: "3.3.8",
    page: (manifest) =>
      html(
        "",
        `<script src="/dist/web-components/index.umd.js"></script>
<clover-viewer iiif-content="${manifest.replaceAll('"', "&quot;")}"></clover-viewer>`,
      ),
    zoom: (page) =>
      page
        .getByRole("button", { name: /zoom in/iu })
        .first()
        .click(),
    lists: (page, label) => page.getByText(label).first().waitFor({ state: "attached", timeout: patience }),
  },
];

/** Whether a piece of a picture is asked for with as many pixels as it has: there is no level below. */
function isLastLevel(address) {
  const [, width, size] = /\/\d+,\d+,(\d+),\d+\/(\d+),/u.exec(address) ?? [];
  return width !== undefined && Number(size) >= Number(width);
}

/** Opens an address in a viewer; what the site refused, and what the viewer threw, are findings. */
async function visit(browser, viewer, { site, path, isBroken = false }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const findings = [];
  const asked = [];
  if (isBroken) await page.route(/\/iiif\/image\/.*\.jpg$/u, (route) => route.fulfill({ status: 404 }));
  page.on("response", (response) => {
    if (!new URL(response.url()).pathname.startsWith("/iiif/")) return;
    asked.push(response.url());
    if (response.status() >= 400) findings.push(`${viewer.title}: ${response.status()} ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const isAborted = request.failure()?.errorText === "net::ERR_ABORTED";
    if (request.url().startsWith(site) && !isAborted)
      findings.push(`${viewer.title}: ${request.failure()?.errorText} ${request.url()}`);
  });
  await page.goto(`${viewer.origin}/?manifest=${encodeURIComponent(site + path)}`);
  return { page, asked, findings, close: () => context.close() };
}

const waitFor = async (holds, what, left = patience) => {
  for (const end = Date.now() + left; Date.now() < end; await new Promise((soon) => setTimeout(soon, 250)))
    if (holds()) return [];
  return [what];
};

/** A work is opened and looked at closer and closer, until a piece of its last level is there. */
async function openWork(browser, viewer, target) {
  const visited = await visit(browser, viewer, target);
  const { page, asked, findings } = visited;
  const isPicture = (address) => /\/iiif\/image\/.*\.jpg$/u.test(address);
  findings.push(...(await waitFor(() => asked.some(isPicture), `${viewer.title}: no picture of ${target.path}`)));
  for (let step = 0; step < 12 && findings.length === 0 && !asked.some(isLastLevel); step += 1) {
    await viewer.zoom(page);
    // The next press is for who has not come that far.
    await waitFor(() => asked.some(isLastLevel), "", 1000);
  }
  if (findings.length === 0)
    findings.push(
      ...(await waitFor(() => asked.some(isLastLevel), `${viewer.title}: no last level of ${target.path}`, 10_000)),
    );
  await visited.close();
  return findings;
}

async function openCollection(browser, viewer, target) {
  const visited = await visit(browser, viewer, target);
  try {
    await viewer.lists(visited.page, target.label);
  } catch {
    visited.findings.push(`${viewer.title}: ${target.path} does not list ${target.label}`);
  }
  await visited.close();
  return visited.findings;
}

/** A collection that has a work, the work, and what the collection calls it. A site that has just begun is still drawing it. */
async function findTargets(site) {
  const read = async (address) => (await fetch(address)).json();
  const { items: exhibitions } = await read(`${site}/iiif/collection.json`);
  for (const end = Date.now() + patience; Date.now() < end; await new Promise((soon) => setTimeout(soon, 500)))
    for (const { id } of exhibitions) {
      const [first] = (await read(id)).items ?? [];
      if (first)
        return {
          collection: new URL(id).pathname,
          work: new URL(first.id).pathname,
          label: Object.values(first.label)[0][0],
        };
    }
  throw new Error("no collection lists a work");
}

async function look({ origin }, { isBroken = false } = {}) {
  // Its documents name it by its own address, whatever name it is reached under.
  const site = origin.replace("127.0.0.1", "localhost");
  const { collection, work, label } = await findTargets(site);
  const browser = await launch();
  const findings = [];
  try {
    for (const one of viewers) {
      const opened = await openViewer(one);
      const viewer = { ...one, ...opened };
      try {
        findings.push(...(await openWork(browser, viewer, { site, path: work, isBroken })));
        if (!isBroken) findings.push(...(await openCollection(browser, viewer, { site, path: collection, label })));
      } finally {
        await opened.close();
      }
    }
  } finally {
    await browser.close();
  }
  return findings;
}

/** WRK-07: the viewers of the world, from another origin. Its control is the same site with every picture missing. */
export const iiifViewers = {
  name: "IIIF viewers",
  version: viewers.map(({ title, version }) => `${title} ${version}`).join(", "),
  scope: "a work, zoomed to its last level, and the collection of an exhibition",
  expected: viewers.map(({ title }) => new RegExp(`^${title}: 404 `, "u")),
  scan: (site) => look(site),
  control: (_planted, site) => look(site, { isBroken: true }),
};
