import { defineEntity, p } from "@mikro-orm/core";

export const backupFailures = ["NO_ROOM", "NOT_WRITTEN", "DAMAGED", "DIFFERENT", "NOT_CHECKED", "INTERRUPTED"] as const;

const schema = defineEntity({
  name: "BackupRun",
  tableName: "backup_run",
  properties: {
    id: p.uuid().primary(),
    startedAt: p.datetime(),
    /** Null while it is under way, and of one whose process was killed until the next begins. */
    endedAt: p.datetime().nullable(),
    /** The archive's, without its directory. */
    name: p.text(),
    bytes: p.bigint("number").defaultRaw("0"),
    rows: p.integer().default(0),
    files: p.integer().default(0),
    /** Files of pictures and posts that the tables name and the storage does not have. */
    missing: p.integer().default(0),
    /** Why it is no backup; null of one that was restored and came back as it was, and while it is under way. */
    failure: p.enum(backupFailures).nullable(),
  },
  indexes: [{ name: "backup_run_started_at_index", properties: "startedAt" }],
});

/** A night's backup and what came of restoring it (DAY-08, docs/decisions/082). */
export class BackupRun extends schema.class {}
schema.setClass(BackupRun);
