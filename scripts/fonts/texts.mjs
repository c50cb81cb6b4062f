import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "../workspace.mjs";

const content = "packages/content/src";
/** Where the texts we ship are written. */
const shippedFolders = [content, "packages/contracts/src", "packages/entities/src", "packages/ui/src", "apps/web/src"];
/** What stands on every page: the menus, the header and the footer, and the facts they name. */
const framePlaces = [
  `${content}/association.ts`,
  `${content}/exhibition.ts`,
  "apps/web/src/features/account",
  "apps/web/src/features/layout",
  "apps/web/src/features/navigation",
  "apps/web/src/features/theme-switch",
];
/** Set in the sans although they are content: agreements, and what only search engines read. */
const notForReading = /^(?:agreement-text|page|privacy.*|section|terms.*)\.ts$/;
const isText = (name) => /(?<!\.test)\.(?:tsx?|json|html|md)$/.test(name);

function filesIn(place) {
  const path = join(root, place);
  if (statSync(path).isFile()) {
    return [path];
  }
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

const read = (path) => readFileSync(path, "utf8");
const titlesIn = (text) => text.match(/(?<=\btitle: ")[^"]+/g) ?? [];

/** Everything we ship, a text a file: what the sans has to set. */
export function shippedTexts() {
  return shippedFolders.flatMap(filesIn).map(read);
}

/** The titles of all pages, which the menus name and the serif sets. */
export function pageTitles() {
  return ["page.ts", "section.ts"].flatMap((name) => titlesIn(read(join(root, content, name))));
}

/** What surrounds every page. */
export function frameTexts() {
  return [...pageTitles(), ...framePlaces.flatMap(filesIn).map(read)];
}

/** What people read at length, a text a file: the serif sets it. */
export function readingTexts() {
  return filesIn(content)
    .filter((path) => !notForReading.test(basename(path)))
    .map(read);
}

/** What is short enough to be a title, a text a phrase: the serif sets these too. */
export function shippedPhrases() {
  return shippedTexts().flatMap((text) => text.match(/(?<=["'`>])[^"'`<>\n]{2,45}(?=["'`<])/g) ?? []);
}

/** The association's own facts, its name among them. */
export const associationText = () => read(join(root, content, "association.ts"));
