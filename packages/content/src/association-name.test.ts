import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { association } from "./association.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folders = ["apps", "packages"];
/** Sample posts are what members wrote: data, that a live installation does not have. */
const elsewhere =
  /(?:^|\/)(?:node_modules|dist|coverage|\.turbo)\/|packages\/content\/|\/samples\/src\/data\/|\.test\.tsx?$/u;

function sources(): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs|json|html|svg|css)$/u.test(entry.name))
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length)),
    )
    .filter((path) => !elsewhere.test(path));
}

test("ASC-18 the association is named in content and nowhere else, so that changing it there changes every page", () => {
  const paths = sources();
  expect(paths.length).toBeGreaterThan(200);
  expect(paths.filter((path) => readFileSync(root + path, "utf8").includes(association.name))).toEqual([]);
});

test("ASC-18 within content the name is written once", () => {
  const folder = `${root}packages/content/src/`;
  const naming = readdirSync(folder).filter(
    (name) => !name.includes(".test.") && readFileSync(folder + name, "utf8").includes(association.name),
  );
  expect(naming).toEqual(["association.ts"]);
});
