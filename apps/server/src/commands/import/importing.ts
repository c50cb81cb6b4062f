import type { Database, EntityManager } from "@bulmo/entities/database";
import type { Pictures } from "../../domains/upload/pictures.ts";
import type { ReportCollector } from "./import-report.ts";
import type { LeftBehindFolder } from "./left-behind.ts";
import type { OldSite } from "./old-site.ts";

/** What every step of an import works with. */
export type Importing = {
  database: Database;
  fork: () => EntityManager;
  pictures: Pictures;
  old: OldSite;
  /** Where the old site's files lie on this computer; undefined where nobody has them. */
  filesFolder: string | undefined;
  /** The old site's address without a slash at its end; empty where nobody said. */
  oldAddress: string;
  /** This site's address. */
  siteUrl: string;
  /** Nothing is written but the report. */
  isDryRun: boolean;
  report: ReportCollector;
  leftBehind: LeftBehindFolder;
  /** Where pictures are here that this run has seen: an old site shows one in many texts, and it is counted once. */
  seenPictures: Map<string, string | undefined>;
  /** Says how far it is, for who sits before it. */
  progress: (line: string) => void;
};
