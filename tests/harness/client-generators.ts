import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@hey-api/openapi-ts";
import openapiTypescript, { astToString, type OpenAPI3 } from "openapi-typescript";
import { generate } from "orval";

type Generate = (document: OpenAPI3, folder: string) => Promise<unknown>;

/** Three makers of clients that read a document each in a way of its own. */
export const generators: Record<string, Generate> = {
  orval: async (document, folder) => {
    await writeFile(join(folder, "openapi.json"), JSON.stringify(document));
    const output = { target: join(folder, "client.ts"), client: "fetch", mode: "single" } as const;
    await generate({ input: { target: join(folder, "openapi.json") }, output }, folder);
  },
  "hey-api": (document, folder) =>
    createClient({
      input: { ...document },
      output: { path: join(folder, "client") },
      plugins: ["@hey-api/typescript", "@hey-api/sdk", "@hey-api/client-fetch"],
      logs: { level: "silent", file: false },
    }),
  "openapi-typescript": async (document, folder) =>
    writeFile(join(folder, "client.ts"), astToString(await openapiTypescript(document, { silent: true }))),
};

/** With which a client of theirs has to compile. */
export const compilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: false,
  target: "esnext",
  module: "esnext",
  moduleResolution: "bundler",
  lib: ["esnext", "dom", "dom.iterable"],
  types: [],
};
