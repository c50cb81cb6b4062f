import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { PictureError } from "./fault.ts";
import type { Job, Result } from "./job.ts";
import type { Answer } from "./picture-thread.ts";

/** The thread broke, or the disk is full: nothing that the picture could do about. */
export class ThreadError extends Error {
  readonly isDiskFull: boolean;

  constructor(message: string, isDiskFull = false) {
    super(message);
    this.isDiskFull = isDiskFull;
  }
}

function read(answer: Answer): Result {
  if ("result" in answer) return answer.result;
  if ("fault" in answer) throw new PictureError(answer.fault, { cause: answer.reason });
  throw new ThreadError(answer.failure, answer.isDiskFull);
}

/**
 * A native library that only a thread has loaded goes with the thread, so it is loaded here first; and no earlier, as a
 * site that has no picture to work on need not hold it.
 */
export async function loadLibrary(): Promise<void> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
}

export type PictureThread = ReturnType<typeof openThread>;

/** The thread that does the pictures' work, so that no request waits for it. `loadLibrary` comes first. */
export function openThread() {
  const worker = new Worker(new URL("picture-thread.ts", import.meta.url));
  const gone = new AbortController();
  worker.once("exit", () => gone.abort());
  // Whoever waits for an answer hears of it; nobody waiting is no reason to fall.
  worker.on("error", () => undefined);
  // It keeps no process alive by itself.
  worker.unref();

  return {
    /** One job at a time. Throws PictureError for a picture that is not taken, ThreadError for everything else. */
    async perform(job: Job): Promise<Result> {
      worker.ref();
      try {
        const answered = once(worker, "message", { signal: gone.signal });
        worker.postMessage(job);
        const [answer] = (await answered) as [Answer];
        return read(answer);
      } catch (error) {
        if (error instanceof PictureError || error instanceof ThreadError) throw error;
        throw new ThreadError(String(error));
      } finally {
        worker.unref();
      }
    },
    close: () => worker.terminate(),
  };
}
