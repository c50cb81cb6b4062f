import { z } from "zod";
import { chronicleKind, chronicleList } from "./chronicle.ts";
import { timestamp } from "./text.ts";
import { beforeVersion, revisionRead, versionNumber, writtenBy } from "./version.ts";

const versionRow = {
  number: z.number().int(),
  by: writtenBy,
  /** Null for a list that nobody has saved: what stood before the first save. */
  at: timestamp().nullable(),
};

export const chronicleVersionsInput = z.object({ kind: chronicleKind, before: beforeVersion });
export type ChronicleVersionsInput = z.output<typeof chronicleVersionsInput>;

export const chronicleVersions = z.array(z.object(versionRow));
export type ChronicleVersions = z.infer<typeof chronicleVersions>;

export const chronicleVersionInput = z.object({ kind: chronicleKind, number: versionNumber });
export type ChronicleVersionInput = z.output<typeof chronicleVersionInput>;

/** A list as it was saved; each save is one. */
export const chronicleVersion = z.object({ kind: chronicleKind, ...versionRow, list: chronicleList });
export type ChronicleVersion = z.infer<typeof chronicleVersion>;

export const chronicleRestoreInput = z.object({ kind: chronicleKind, number: versionNumber, revision: revisionRead });
export type ChronicleRestore = z.output<typeof chronicleRestoreInput>;
