import { join } from "node:path";
import {
  createDocumentReader,
  type DocumentReader,
  UnreadableError,
} from "../../platform/document-text/document-reader.ts";
import { isReadable } from "../../platform/document-text/readable.ts";
import { waitAtMost } from "../../platform/wait/wait-at-most.ts";
import { type Files, keyOfFile } from "../attachment/incoming.ts";
import { type ClaimedFile, claimNext, noteText, queueForgotten, releaseClaim } from "./attachment-text.service.ts";

/** `reader` where a test brings one of its own. */
type Sources = Files & { reader?: DocumentReader };

/** Milliseconds at the end for a file under way to be given back. */
const closingTime = 1000;

type Reading = Pick<Sources, "blobStore" | "scratch"> & { reader: DocumentReader };

async function wordsOf({ blobStore, scratch, reader }: Reading, { id, kind }: ClaimedFile): Promise<string> {
  if (!isReadable(kind)) return "";
  return scratch.use(async (directory) => {
    const path = join(directory, "file");
    if (!(await blobStore.copyTo(keyOfFile(id), path))) return "";
    return reader.read({ path, kind });
  });
}

/**
 * Reads the words of files behind everything that somebody waits for, one after the other, and notes what each is found
 * by: its name and its words. Several processes share the work file by file.
 */
export function createAttachmentIndexer({
  database,
  blobStore,
  scratch,
  log,
  reader = createDocumentReader({ folder: scratch.root }),
}: Sources) {
  const closing = new AbortController();
  let underWay = Promise.resolve();

  const fork = () => database.orm.em.fork();

  async function read(file: ClaimedFile): Promise<void> {
    const words = await wordsOf({ blobStore, scratch, reader }, file).catch((error: unknown) => {
      if (!(error instanceof UnreadableError) || closing.signal.aborted) throw error;
      log.info({ attachment: file.id, reason: error.message }, "no words were read out of a file");
      return "";
    });
    await noteText(fork(), file.id, `${file.name} ${words}`.trim());
  }

  async function readAll(): Promise<void> {
    while (!closing.signal.aborted) {
      const file = await claimNext(fork());
      if (!file) return;
      await read(file).catch(async (error: unknown) => {
        if (closing.signal.aborted) await releaseClaim(fork(), file.id);
        // The storage is away, or the database: the claim runs out by itself.
        else log.error({ err: error, attachment: file.id }, "a file was not read");
      });
    }
  }

  /** One after the other, however often it is asked for. */
  function run(work: () => Promise<void>): Promise<void> {
    underWay = underWay
      .then(work)
      .catch((error: unknown) => void (closing.signal.aborted || log.error({ err: error }, "files were not read")));
    return underWay;
  }

  return {
    /** Reads what has come. Resolves when that is done. */
    readNew: () => run(readAll),
    /** The same, with what a process of the version before has left; for the start, and every hour. */
    resume: () =>
      run(async () => {
        await queueForgotten(fork());
        await readAll();
      }),
    /** What was begun is given back. */
    async close(): Promise<void> {
      closing.abort();
      reader.close();
      await waitAtMost(closingTime, underWay);
    },
  };
}
