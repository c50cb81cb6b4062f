import { parentPort } from "node:worker_threads";
import { restrictDecoders } from "./decoder.ts";
import { type Job, perform, type Result } from "./job.ts";
import { isDiskFull, PictureError, type PictureFault } from "./fault.ts";

/** What the thread answers: of an error only what survives the way between threads. */
export type Answer =
  | { result: Result }
  | { fault: PictureFault; reason: string }
  | { failure: string; isDiskFull: boolean };

async function answer(job: Job): Promise<Answer> {
  try {
    return { result: await perform(job) };
  } catch (error) {
    if (error instanceof PictureError)
      return { fault: error.fault, reason: error.cause instanceof Error ? error.cause.message : "" };
    return { failure: String(error), isDiskFull: isDiskFull(error) };
  }
}

restrictDecoders();
parentPort?.on("message", (job: Job) => {
  // One at a time: the queue sends the next job when it has this one's answer.
  void answer(job).then((message) => parentPort?.postMessage(message));
});
