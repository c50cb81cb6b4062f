import { constants } from "node:fs";
import { cp } from "node:fs/promises";
import { inject } from "vitest";
import { temporaryDirectory } from "./server-process.ts";

/** `samples` holds the sample data with its works drawn, `curated` nothing but the curator. */
export type Prepared = Record<"samples" | "curated", string>;

declare module "vitest" {
  export interface ProvidedContext {
    /** Directories of sites that have had their first start. */
    prepared: Prepared;
  }
}

/** A directory that begins as this one. */
export async function copyOf(path: string) {
  const directory = await temporaryDirectory();
  await cp(path, directory.path, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return directory;
}

/** A site's directory of a test's own, where its first start is not what is looked at. */
export const preparedDirectory = (kind: keyof Prepared) => copyOf(inject("prepared")[kind]);
