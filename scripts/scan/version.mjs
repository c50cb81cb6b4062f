import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../workspace.mjs";

/** The version of an installed package. */
export const versionOf = (name) =>
  JSON.parse(readFileSync(join(root, "node_modules", name, "package.json"), "utf8")).version;
