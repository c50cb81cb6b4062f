import { openGnuboard5 } from "../../src/commands/import/gnuboard5/gnuboard5-site.ts";
import { type ImportMap, proposeMap } from "../../src/commands/import/import-map.ts";
import type { OldPage, OldSite } from "../../src/commands/import/old-site.ts";
import { openKboard } from "../../src/commands/import/kboard/kboard-site.ts";
import { openRhymix, openXe } from "../../src/commands/import/rhymix/rhymix-site.ts";
import { runImport } from "../../src/commands/import/run-import.ts";
import { openSpreadsheet } from "../../src/commands/import/spreadsheet/spreadsheet-site.ts";
import { createLog } from "../../src/platform/log/log.ts";
import type { Site } from "../site.ts";

/** The map that a dry run writes, with what the test says besides. */
async function mapOf(old: OldSite, changes: Partial<ImportMap> = {}): Promise<ImportMap> {
  const pages: OldPage[] = [];
  for await (const page of old.pages()) pages.push(page);
  const proposed = proposeMap(await old.boards(), pages);
  return { boards: { ...proposed.boards, ...changes.boards }, pages: { ...proposed.pages, ...changes.pages } };
}

const openers: Record<string, (url: string) => Promise<OldSite>> = {
  gnuboard5: (url) => openGnuboard5({ url }),
  spreadsheet: openSpreadsheet,
  rhymix: (url) => openRhymix({ url }),
  xe: (url) => openXe({ url }),
  kboard: (url) => openKboard({ url }),
};

type Wished = {
  site: Site;
  filesFolder?: string;
  oldAddress?: string;
  isDryRun?: boolean;
  map?: Partial<ImportMap>;
  onProgress?: (line: string) => void;
};

/** Moves what a test has made of an old site into its site, as the command does. */
export async function moveOld(
  old: OldSite,
  { site, filesFolder, oldAddress = "", isDryRun = false, map, onProgress = () => undefined }: Wished,
) {
  return runImport({
    env: { dataDirectory: site.dataDirectory, publicUrl: site.origin, objectStore: undefined },
    database: site.database,
    log: createLog("silent"),
    old,
    map: await mapOf(old, map),
    filesFolder,
    oldAddress,
    isDryRun,
    progress: onProgress,
  });
}

/** The same of a site of one of the systems, from its database or list. */
export async function moveIn({ source, url, ...wished }: Wished & { source: string; url: string }) {
  const old = await openers[source]?.(url);
  if (!old) throw new Error(`no source ${source}`);
  try {
    return await moveOld(old, wished);
  } finally {
    await old.close();
  }
}
