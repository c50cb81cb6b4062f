import { gnuboard5Files, gnuboard5Sql } from "./gnuboard5.ts";
import { gnuboard5Hidden, listGnuboard5Addresses } from "./gnuboard5-addresses.ts";
import { oldSiteAddress } from "./gnuboard5-rows.ts";
import { kboardAddress, kboardFiles, kboardSql } from "./kboard.ts";
import { kboardHidden, listKboardAddresses } from "./kboard-addresses.ts";
import type { ListAddresses } from "./old-address-list.ts";
import { rhymixAddress, rhymixFiles, rhymixSql } from "./rhymix.ts";
import { listRhymixAddresses, rhymixHidden } from "./rhymix-addresses.ts";

export type OldSystem = {
  source: string;
  /** Where the old site was. */
  address: string;
  /** Its encoding, where nothing says another. */
  charset: string;
  sql: () => Promise<string>;
  files: () => Promise<Record<string, Uint8Array | string>>;
  listAddresses: ListAddresses;
  /** Addresses of what not everybody read. */
  hidden: readonly string[];
};

/** One old site of each system, with all that a test asks of it. */
export const oldSystems: readonly OldSystem[] = [
  {
    source: "gnuboard5",
    address: oldSiteAddress,
    charset: "utf8",
    sql: gnuboard5Sql,
    files: gnuboard5Files,
    listAddresses: listGnuboard5Addresses,
    hidden: gnuboard5Hidden,
  },
  ...(["rhymix", "xe"] as const).map((flavour): OldSystem => ({
    source: flavour,
    address: rhymixAddress[flavour],
    charset: flavour === "xe" ? "utf8" : "utf8mb4",
    sql: () => rhymixSql(flavour),
    files: rhymixFiles,
    listAddresses: listRhymixAddresses(flavour),
    hidden: rhymixHidden,
  })),
  {
    source: "kboard",
    address: kboardAddress,
    charset: "utf8mb4",
    sql: kboardSql,
    files: kboardFiles,
    listAddresses: listKboardAddresses,
    hidden: kboardHidden,
  },
];
