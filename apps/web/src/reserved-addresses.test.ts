import { fixedPages } from "@bulmo/content/fixed-page";
import { pageSections } from "@bulmo/contracts/page-section";
import { reservedAddresses } from "@bulmo/contracts/site-page-rule";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";

/** The first parts of all addresses below a section that the program's own routes stand at. */
async function addressesBelow(section: string): Promise<string[]> {
  const tree = await readFile(new URL("routeTree.gen.ts", import.meta.url), "utf8");
  const found = Array.from(tree.matchAll(/fullPath: "\/([^"/]+)\/([^"/]+)/gu));
  return [...new Set(found.flatMap(([, first, second = ""]) => (first === section ? [second] : [])))];
}

test.each(pageSections)(
  "PAG-07 no page can be added in %s at an address where the program has something",
  async (section) => {
    const taken = (await addressesBelow(section)).filter((address) => !address.startsWith("$"));
    expect(taken.toSorted()).toEqual([...Object.keys(fixedPages[section]), ...reservedAddresses[section]].toSorted());
  },
);
