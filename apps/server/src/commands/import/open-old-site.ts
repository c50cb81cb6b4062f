import { UsageError } from "../command-line.ts";
import { openGnuboard5 } from "./gnuboard5/gnuboard5-site.ts";
import { openKboard } from "./kboard/kboard-site.ts";
import { openDump } from "./mysql/dump.ts";
import { openSpreadsheet } from "./spreadsheet/spreadsheet-site.ts";
import type { OldSite } from "./old-site.ts";
import { openRhymix, openXe } from "./rhymix/rhymix-site.ts";

type Opening = { url: string; prefix?: string };

/** Each system that a site can be moved in from: a folder beside this file. */
const sources: Record<string, (opening: Opening) => Promise<OldSite>> = {
  gnuboard5: openGnuboard5,
  rhymix: openRhymix,
  xe: openXe,
  kboard: openKboard,
};

export const sourceNames = [...Object.keys(sources), "spreadsheet"];

type Given = {
  table?: string | undefined;
  from?: string | undefined;
  dump?: string | undefined;
  prefix?: string | undefined;
};

/** Opens the old site's database, or its dump. Throws UsageError for a system that nobody knows. */
export async function openOldSite(source: string, { table, from, dump, prefix }: Given) {
  if (source === "spreadsheet") {
    const old = await openSpreadsheet(table ?? "");
    return { old, close: () => old.close() };
  }
  const open = Object.hasOwn(sources, source) ? sources[source] : undefined;
  if (!open) throw new UsageError(`unknown source: ${source}`);
  const place = from === undefined ? await openDump(dump ?? "") : { url: from, close: () => Promise.resolve() };
  try {
    const old = await open({ url: place.url, ...(prefix === undefined ? {} : { prefix }) });
    return {
      old,
      close: async () => {
        await old.close();
        await place.close();
      },
    };
  } catch (error) {
    await place.close();
    throw error;
  }
}
