import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

/** A version of the site, built, with what fills a database of its own and asks for its tokens. */
export type Version = {
  root: string;
  account: Pick<typeof import("../harness/account.ts"), "addMember" | "tokenOf">;
  fillDatabase: (typeof import("./fill.ts"))["fillDatabase"];
};

/** What `npm run bench` itself stands in. */
export const thisRoot = fileURLToPath(new URL("../..", import.meta.url));

/** Each version is filled by its own code: tables differ. */
export async function versionAt(root: string): Promise<Version> {
  const load = (path: string): Promise<unknown> => import(pathToFileURL(join(root, "tests", path)).href);
  const account = (await load("harness/account.ts")) as Version["account"];
  const { fillDatabase } = (await load("bench/fill.ts")) as Pick<Version, "fillDatabase">;
  return { root, account, fillDatabase };
}
