import type { Tables } from "@bulmo/entities/database";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { ImportReport } from "@bulmo/contracts/import-report";
import { findOldAddress } from "../../src/domains/old-address/old-address.service.ts";
import type { Site } from "../site.ts";

const tables = [
  "user",
  "stored_post",
  "comment",
  "attachment",
  "upload",
  "board",
  "import_origin",
  "post_like",
] as const;

/** How many rows there are of what an import writes. */
export async function countRows(site: Site): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of tables) {
    const [row] = await site.fork().execute<{ count: number | string }[]>(`select count(*) as count from "${table}"`);
    counts[table] = Number(row?.count);
  }
  return counts;
}

/** The row of a post by the name that the old site gave it. */
export async function movedPost(site: Site, key: string) {
  const database = site.fork().getKysely<Tables>();
  const origin = await database
    .selectFrom("import_origin")
    .select("target")
    .where("kind", "=", "post")
    .where("key", "=", key)
    .executeTakeFirstOrThrow();
  return database
    .selectFrom("stored_post")
    .selectAll()
    .where("id", "=", Number(origin.target))
    .executeTakeFirstOrThrow();
}

export const movedComments = (site: Site, postId: number) =>
  site
    .fork()
    .getKysely<Tables>()
    .selectFrom("comment")
    .selectAll()
    .where("post_id", "=", postId)
    .orderBy("id")
    .execute();

export const leadOld = (site: Site, path: string) =>
  findOldAddress({ fork: site.fork, boards: site.boards }, new URL(path, site.origin));

export async function readReport(folder: string) {
  const report = JSON.parse(await readFile(join(folder, "report.json"), "utf8")) as ImportReport;
  return { report, counts: Object.fromEntries(report.counts.map(({ kind, ...counted }) => [kind, counted])) };
}
