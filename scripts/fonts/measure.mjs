/*
 * Asks a running site (npm run fonts:measure -- http://localhost:3000) which characters each of its pages sets in which
 * face, and writes them beside this program: make.mjs cuts the fonts so that a page loads little that it does not show.
 */
import { writeFileSync } from "node:fs";
import { chromium } from "playwright";
import { ensureChromium } from "../chromium.mjs";

const [, , origin = "http://localhost:3000"] = process.argv;
/** Pages that no search engine is told of, or that are one of many. */
const further = ["/sign-in", "/sign-up", "/find-info/id", "/find-info/password", "/community/notice?page=2"];
/** Posts are many and alike: so many of them stand for all. */
const postsOfAKind = 12;
/** What each page shows until it knows its reader. */
const passing = "Loading...";

async function pathsOf() {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/gu)].map(([, address]) => {
    const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
    return pathname + search;
  });
  const isPost = (path) => path.includes("/detail?");
  const kinds = Map.groupBy(paths.filter(isPost), (path) => path.split("index=")[0]);
  const posts = [...kinds.values()].flatMap((kind) => kind.slice(0, postsOfAKind));
  return [...paths.filter((path) => !isPost(path)), ...further, ...posts];
}

/** Runs in the page. */
function charactersByFace() {
  const faces = { serif: new Set(), sans: new Set(), bold: new Set() };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (!element?.checkVisibility() || element.closest("script, style, noscript")) continue;
    const { fontFamily, fontWeight } = getComputedStyle(element);
    const isSerif = fontFamily.includes("Bulmo Serif");
    const face = isSerif ? faces.serif : Number(fontWeight) >= 600 ? faces.bold : faces.sans;
    const made = ["::before", "::after"].map((part) =>
      getComputedStyle(element, part).content.replace(/^(?:none|normal)$|"/gu, ""),
    );
    for (const character of walker.currentNode.data + made.join("")) face.add(character);
  }
  return Object.fromEntries(Object.entries(faces).map(([face, characters]) => [face, [...characters].join("")]));
}

/** Without line breaks and joiners, which no font draws, and Hanja, which has files of its own. */
const trim = (characters) =>
  [...new Set(characters)]
    .filter((character) => !/\p{Script=Han}|\p{Cc}|\u2060/u.test(character))
    .toSorted((one, other) => one.codePointAt(0) - other.codePointAt(0))
    .join("");

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ["--no-sandbox"] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const measured = {};
for (const path of await pathsOf()) {
  await page.goto(origin + path, { waitUntil: "networkidle" });
  const faces = await page.evaluate(charactersByFace);
  faces.sans += passing;
  measured[path] = Object.fromEntries(Object.entries(faces).map(([face, characters]) => [face, trim(characters)]));
}
await browser.close();
writeFileSync(new URL("measured.json", import.meta.url), JSON.stringify(measured));
