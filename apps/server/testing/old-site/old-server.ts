import { mkdtemp, mkdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { startMariadb, type ThrowawayMariadb } from "../../src/commands/import/mysql/throwaway-mariadb.ts";

let running: Promise<ThrowawayMariadb> | undefined;
let users = 0;

/** One MariaDB for all tests of a worker: it takes seconds to start. Ends with its last user. */
export async function useMariadb(): Promise<ThrowawayMariadb & { release: () => Promise<void> }> {
  users += 1;
  const mariadb = await (running ??= startMariadb());
  return {
    ...mariadb,
    release: async () => {
      users -= 1;
      if (users > 0) return;
      running = undefined;
      await mariadb.stop();
    },
  };
}

/** A folder of the old site's files, by their paths in it. */
export async function writeOldFiles(files: Record<string, Uint8Array | string>) {
  const folder = await mkdtemp(join(tmpdir(), "bulmo-old-"));
  for (const [path, body] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), body);
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** A text as MariaDB reads it back byte by byte, whatever is in it. */
const sqlText = (text: string | Uint8Array): string => {
  const hex = Buffer.from(text).toString("hex");
  return hex === "" ? "''" : `x'${hex}'`;
};

/** `insert` of rows that name their columns. */
export const insertInto = (table: string, rows: readonly Record<string, string | number | Uint8Array>[]): string =>
  rows
    .map((row) => {
      const values = Object.values(row).map((value) => (typeof value === "number" ? String(value) : sqlText(value)));
      return `insert into ${table} (${Object.keys(row).join(", ")}) values (${values.join(", ")});`;
    })
    .join("\n");
