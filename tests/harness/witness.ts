import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { type DatabaseOptions, openDatabase } from "@bulmo/entities/database";

/** The sum of each table's rows, made by the database and by nothing of the backup's own. */
export async function tableSums(target: DatabaseOptions): Promise<Record<string, string>> {
  const { orm } = await openDatabase(target);
  try {
    return await orm.em.fork().transactional(async (em) => {
      await em.execute("set local timezone = 'UTC'");
      const tables = await em.execute<{ name: string }[]>(
        "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
      );
      const sums: Record<string, string> = {};
      for (const { name } of tables) {
        const [row] = await em.execute<{ sum: string }[]>(`select count(*) || ':' ||
          md5(coalesce(string_agg(line, chr(10) order by line collate "C"), '')) as sum
          from (select t::text as line from "${name}" t) as lines`);
        sums[name] = row?.sum ?? "";
      }
      return sums;
    });
  } finally {
    await orm.close();
  }
}

/** The sum of each file below a directory, by its path there; none where there is no directory. */
export async function fileSums(directory: string): Promise<Record<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sums = paths.toSorted().map(async (path) => {
    const sum = createHash("sha256").update(await readFile(path));
    return [relative(directory, path), sum.digest("hex")] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
