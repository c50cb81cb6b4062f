import { z } from "zod";
import { timestamp } from "./text.ts";
import { importKindWords, importProblems } from "./import-problem.ts";

/** What an old site is moved in from. */
export const importSources = ["gnuboard5", "rhymix", "xe", "kboard", "spreadsheet"] as const;

type CountedKind = keyof typeof importKindWords;
const countedKinds = Object.keys(importKindWords) as [CountedKind, ...CountedKind[]];

/** What of one kind was found on the old site, and what became of it: the three behind `found` add up to it. */
const counts = z.object({
  kind: z.enum(countedKinds),
  found: z.number().int(),
  moved: z.number().int(),
  /** Brought by an earlier run. */
  before: z.number().int(),
  left: z.number().int(),
});

const importedBoard = z.object({
  /** What the old site called it. */
  key: z.string(),
  title: z.string(),
  postCount: z.number().int(),
  /** The address of the board that it becomes; null where it stays behind. */
  address: z.string().nullable(),
});

export const importReport = z.object({
  counts: z.array(counts),
  boards: z.array(importedBoard),
  problems: z.array(
    z.object({ problem: z.enum(importProblems), count: z.number().int(), examples: z.array(z.string()) }),
  ),
  leftBehind: z.array(z.object({ what: z.string(), count: z.number().int(), why: z.string() })),
});

export type ImportReport = z.infer<typeof importReport>;
export type { ImportProblem } from "./import-problem.ts";

/** A look at an old site, or its moving in. */
export const importRun = z.object({
  id: z.uuid(),
  source: z.enum(importSources),
  /** Whether it only looked. */
  isDryRun: z.boolean(),
  startedAt: timestamp(),
  /** Null while it is under way, and for good of one that broke off. */
  finishedAt: timestamp().nullable(),
  report: importReport,
});
export type ImportRun = z.infer<typeof importRun>;

/** The latest first. */
export const importListOutput = z.object({ list: z.array(importRun) });
