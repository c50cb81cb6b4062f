import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@bulmo/entities/database";
import { knownMigrations } from "@bulmo/entities/migrations-list";
import { expect, onTestFinished, test } from "vitest";
import { findVersion, listVersions } from "../../domains/chronicle/chronicle-version.query.ts";
import { leadingPaths } from "../../domains/board/menus.ts";
import { findFormerPaths } from "../../domains/board/menu.query.ts";
import { databaseFolder } from "../../platform/database/data-directory.ts";
import { restoreBackup } from "./restore-backup.ts";
import { takeBackup } from "./take-backup.ts";

const versions = "20270146000000-chronicle-version";
const isOlder = (name: string) => name < versions;

/** Of a site of before lists were kept in versions: the history was saved, and of the cultural properties nothing was written. */
const contents = [
  `insert into chronicle (kind, revision, updated_at) values ('HISTORY', 3, '2026-10-05T01:00:00Z'), ('PROPERTY', 0, now())
    on conflict (kind) do update set revision = excluded.revision, updated_at = excluded.updated_at`,
  "insert into chronicle_entry (kind, index, title, year, date) values ('HISTORY', 0, '창립', '2001', '05.01')",
  "insert into site_page (section, address, title) values ('about', 'moved', '옮긴 페이지')",
  "insert into site_page_path (path, page_id) select '/about/before', id from site_page where address = 'moved'",
];

async function temporarySettings() {
  const dataDirectory = await mkdtemp(join(tmpdir(), "bulmo-older-"));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  return { dataDirectory, databaseUrl: undefined, objectStore: undefined };
}

test("PAG-03 PAG-07 a backup of before versions comes back with its list as the first one, and with its old addresses", async () => {
  const [from, to] = [await temporarySettings(), await temporarySettings()];
  const older = await openDatabase({ directory: databaseFolder(from) });
  await older.orm.migrator.up({ migrations: knownMigrations.filter(isOlder) });
  for (const statement of contents) await older.orm.em.fork().execute(statement);
  const archive = join(from.dataDirectory, "older.tar");
  await takeBackup(older, from, archive);
  await older.orm.close();

  const { migrations } = await restoreBackup(archive, to, { overwrite: false, signOut: false });
  expect(migrations).not.toContain(versions);
  const restored = await openDatabase({ directory: databaseFolder(to) });
  const em = restored.orm.em.fork();
  expect(await listVersions(em, "HISTORY")).toEqual([{ number: 1, by: null, at: "2026-10-05T01:00:00.000Z" }]);
  expect(await findVersion(em, "HISTORY", 1)).toMatchObject({ list: [{ index: 0, title: "창립" }] });
  // Of what was never written there is no version, and none is made up.
  expect(await listVersions(em, "PROPERTY")).toEqual([]);
  const [page] = await em.execute<{ id: number }[]>("select id from site_page where address = 'moved'");
  expect(leadingPaths([{ id: page?.id ?? 0, section: "about", address: "moved" }], await findFormerPaths(em))).toEqual([
    { path: "/about/before", pageId: page?.id },
  ]);
  await restored.orm.close();
});
