import { randomUUID } from "node:crypto";
import { appendFile, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Database } from "@bulmo/entities/database";
import { ImportRun } from "@bulmo/entities/import.entity";
import { createUploads } from "../../domains/upload/uploads.ts";
import { oldAddressReaders } from "../../domains/old-address/old-address.service.ts";
import type { Environment } from "../../env.ts";
import type { Log } from "../../platform/log/log.ts";
import { openBlobStore } from "../../platform/storage/open-blob-store.ts";
import type { Composing } from "./compose-post.ts";
import { countMemberPictures } from "./files/member-pictures.ts";
import { findAuthors } from "./import-authors.ts";
import { assertNotWidened, assertRoom } from "./assert-map.ts";
import { importAnswers } from "./import-answers.ts";
import { type BoardPair, importBoards } from "./import-boards.ts";
import { importComments } from "./import-comments.ts";
import { importLikes } from "./import-likes.ts";
import { importLinks } from "./import-links.ts";
import { importMembers } from "./import-members.ts";
import type { ImportMap } from "./import-map.ts";
import { importPages } from "./import-pages.ts";
import { pinNotices } from "./import-pins.ts";
import { importPosts, type OldNotice } from "./import-posts.ts";
import { createReport } from "./import-report.ts";
import type { Importing } from "./importing.ts";
import { openLeftBehind } from "./left-behind.ts";
import type { OldSite } from "./old-site.ts";
import { writeReport } from "./report-text.ts";
import { openAddressBook } from "./text/old-address-book.ts";

export type ImportOptions = {
  env: Pick<Environment, "dataDirectory" | "publicUrl" | "objectStore">;
  database: Database;
  log: Log;
  old: OldSite;
  map: ImportMap;
  filesFolder: string | undefined;
  oldAddress: string;
  isDryRun: boolean;
  progress: (line: string) => void;
};

/** Notes a run, and what it has counted so far. */
async function openRun({ database, old, oldAddress, isDryRun }: ImportOptions, read: () => object) {
  const fork = () => database.orm.em.fork();
  const id = randomUUID();
  await fork().insert(ImportRun, {
    id,
    source: old.source,
    address: oldAddress,
    isDryRun,
    startedAt: new Date(),
    report: read(),
  });
  return {
    save: (isFinished = false) =>
      fork().nativeUpdate(ImportRun, { id }, { report: read(), ...(isFinished ? { finishedAt: new Date() } : {}) }),
  };
}

async function importBoardContents(composing: Composing): Promise<OldNotice[]> {
  const { answers, secret, notices } = await importPosts(composing);
  await importAnswers(composing, answers, secret);
  await importComments(composing);
  await importLikes(composing);
  return notices;
}

const asBoard = (type: string): BoardPair => ({
  old: {
    key: "",
    title: "",
    kind: "TEXT",
    readers: "EVERYONE",
    writers: "ADMINISTRATORS",
    hasComments: false,
    headings: [],
    isPrivate: false,
    postCount: 0,
    commentCount: 0,
  },
  type,
  isQuestions: false,
  isWidened: false,
  secretType: () => Promise.resolve(type),
});

/** What was read must be what is there: a row that was passed over would be told by nobody. */
async function compareCounts({ old, report }: Importing): Promise<void> {
  const there = await old.count();
  const found = new Map(report.read().counts.map(({ kind, found: number }) => [kind, number]));
  for (const kind of ["member", "post", "comment", "page"] as const)
    if ((found.get(kind) ?? 0) !== there[kind])
      report.problem("countsDiffer", `${kind}: ${there[kind]} ≠ ${found.get(kind) ?? 0}`);
}

async function importEverything(importing: Importing, map: ImportMap, save: () => Promise<unknown>): Promise<void> {
  const { old, report } = importing;
  report.leave([...(await old.leftBehind()), ...(await countMemberPictures(old, importing.filesFolder))]);
  for (const { problem, example } of old.problems ?? []) report.problem(problem, example);
  await assertNotWidened(importing, map);
  await assertRoom(importing, map);
  await importMembers(importing);
  await save();
  const pairs = await importBoards(importing, map);
  const authorOf = await findAuthors(importing);
  const book = openAddressBook({
    address: importing.oldAddress,
    read: oldAddressReaders[old.source] ?? (() => []),
    folder: old.textFolder ?? "/",
  });
  const notices: OldNotice[] = [];
  for (const pair of pairs) {
    notices.push(...(await importBoardContents({ importing, pair, book, authorOf })));
    await save();
  }
  await pinNotices(importing, notices);
  await importPages(importing, map, (type) => ({ importing, pair: asBoard(type), book, authorOf }));
  await importLinks(importing, book);
  await compareCounts(importing);
}

/**
 * Moves an old site in, or looks what would become of it. What was brought before is left as it is, so that a run that
 * broke off is begun again and goes on. Answers the folder of its report.
 */
export async function runImport(options: ImportOptions): Promise<{ folder: string; text: string }> {
  const { env, database, log, old, map, filesFolder, oldAddress, isDryRun, progress } = options;
  const report = createReport();
  const run = await openRun(options, report.read);
  const name = `${new Date().toISOString().replaceAll(/[:.]/gu, "-")}-${old.source}${isDryRun ? "-dry-run" : ""}`;
  const folder = join(env.dataDirectory, "imports", name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const uploads = createUploads({ ...env, database, log, blobStore: await openBlobStore(env) });
  const importing: Importing = {
    database,
    fork: () => database.orm.em.fork(),
    pictures: uploads.pictures,
    old,
    filesFolder,
    oldAddress,
    siteUrl: env.publicUrl,
    isDryRun,
    report,
    leftBehind: openLeftBehind(isDryRun ? null : folder),
    seenPictures: new Map(),
    progress,
  };
  const save = async (isFinished = false) => {
    await run.save(isFinished);
    const lines = report.takeLines().map((line) => `${JSON.stringify(line)}\n`);
    await appendFile(join(folder, "problems.jsonl"), lines.join(""), { mode: 0o600 });
  };
  try {
    await importEverything(importing, map, save);
    await save(true);
  } finally {
    await uploads.close();
  }
  if (!isDryRun) await database.orm.em.fork().execute("analyze");
  const text = writeReport({ report: report.read(), isDryRun, source: old.source });
  await writeFile(join(folder, "report.txt"), text, { mode: 0o600 });
  await writeFile(join(folder, "report.json"), JSON.stringify(report.read(), null, 2), { mode: 0o600 });
  return { folder, text };
}
