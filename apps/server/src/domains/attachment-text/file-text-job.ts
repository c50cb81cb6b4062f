import { join } from "node:path";
import { z } from "zod";
import {
  type DocumentReader,
  InterruptedError,
  UnreadableError,
} from "../../platform/document-text/document-reader.ts";
import { isReadable } from "../../platform/document-text/readable.ts";
import { JobFailure } from "../../platform/job/job-failure.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import { BlobStoreError } from "../../platform/storage/blob-store.ts";
import { type Files, keyOfFile } from "../attachment/incoming.ts";
import { findFileToRead, noteName, noteText, type FileToRead } from "./attachment-text.service.ts";

const minute = 60_000;

/** After each of these one that was interrupted is tried again; it may be the file after all. */
const pauses = [10 * minute, 60 * minute, 6 * 60 * minute];

const fileTextData = z.object({ attachmentId: z.string() });

type Sources = Files & { reader: DocumentReader };

async function wordsOf({ blobStore, scratch, reader }: Sources, { id, kind }: FileToRead): Promise<string> {
  if (!isReadable(kind)) return "";
  return scratch.use(async (directory) => {
    const path = join(directory, "file");
    if (!(await blobStore.copyTo(keyOfFile(id), path))) return "";
    return reader.read({ path, kind });
  });
}

type Reading = { file: FileToRead; attempts: number; signal: AbortSignal };

/** Null where they cannot be read, now or later. */
async function tryToRead(sources: Sources, { file, attempts, signal }: Reading): Promise<string | null> {
  try {
    return await wordsOf(sources, file);
  } catch (error) {
    if (error instanceof BlobStoreError) throw new JobFailure("STORAGE", { cause: error });
    const isInterrupted = error instanceof InterruptedError;
    if (!(error instanceof UnreadableError || isInterrupted) || signal.aborted) throw error;
    if (isInterrupted && attempts <= pauses.length) {
      await noteName(sources.database.orm.em.fork(), file);
      throw new JobFailure("INTERRUPTED", { cause: error });
    }
    sources.log.info({ attachment: file.id, reason: error.message }, "no words were read out of a file");
    return null;
  }
}

/**
 * Reads the words of files behind everything that somebody waits for, one after the other, and notes what each is found
 * by: its name and its words.
 */
export const createFileTextJob = (sources: Sources): JobHandler => ({
  pauses,
  most: 1,
  isLong: true,
  async run({ data, attempts }, signal) {
    const fork = () => sources.database.orm.em.fork();
    const { attachmentId } = fileTextData.parse(data);
    const file = await findFileToRead(fork(), attachmentId);
    if (!file) return undefined;
    const words = await tryToRead(sources, { file, attempts, signal });
    await noteText(fork(), file.id, `${file.name} ${words ?? ""}`.trim());
    return words === null ? "UNREADABLE" : undefined;
  },
});
