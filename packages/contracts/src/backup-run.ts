import { z } from "zod";
import { timestamp } from "./text.ts";

export const backupFailure = z.enum(["NO_ROOM", "NOT_WRITTEN", "DAMAGED", "DIFFERENT", "NOT_CHECKED", "INTERRUPTED"]);
export type BackupFailure = z.infer<typeof backupFailure>;

const count = z.int().nonnegative();

/** A backup that was restored elsewhere and came back as it was. */
export const goodBackup = z.object({
  startedAt: timestamp(),
  seconds: count,
  name: z.string(),
  bytes: count,
  rows: count,
  files: count,
  /** Files that the tables name and the storage does not have. */
  missing: count,
});

export const backupHealth = z.object({
  /** GOOD within 26 hours of the last good one, LATE after, NONE before the first night, OFF where none are taken. */
  state: z.enum(["GOOD", "LATE", "NONE", "OFF"]),
  lastGood: goodBackup.nullable(),
  /** Of the latest, where it failed. */
  failure: z.object({ reason: backupFailure, startedAt: timestamp() }).nullable(),
});
export type BackupHealth = z.infer<typeof backupHealth>;
