import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";

const content = "packages/content/src";
/** Where the texts we ship are written. */
const shippedFolders = [
  content,
  "packages/contracts/src",
  "packages/entities/src",
  "packages/samples/src",
  "packages/ui/src",
  "apps/web/src",
];
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

/** Everything we ship, a text a file. */
export function shippedTexts() {
  return shippedFolders.flatMap(filesIn).map(read);
}

/** The association's own facts, its name among them. */
export const associationText = () => read(join(root, content, "association.ts"));
