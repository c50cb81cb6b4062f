import { PictureError } from "./fault.ts";
import type { Job, Result } from "./job.ts";
import { loadLibrary, openThread, type PictureThread, ThreadError } from "./thread.ts";

/** After so long, in milliseconds, a picture is given up with its thread; the largest take half a minute. */
const jobTimeout = 120_000;

/** Opens the thread when there is work, and a new one when it broke. */
export function createThreadSupervisor() {
  let thread: PictureThread | undefined;
  let gone: Promise<unknown> = Promise.resolve();
  let isClosed = false;

  function dismiss(): void {
    // A decoder cannot be interrupted: the next thread begins when this one has really gone.
    gone = thread?.close() ?? gone;
    thread = undefined;
  }

  async function perform(job: Job): Promise<Result> {
    await gone;
    await loadLibrary();
    if (isClosed) throw new ThreadError("the pictures' thread is closed");
    thread ??= openThread();
    const tooLong = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      dismiss();
      tooLong.reject(new PictureError("PICTURE_BROKEN"));
    }, jobTimeout);
    try {
      return await Promise.race([thread.perform(job), tooLong.promise]);
    } catch (error) {
      if (error instanceof ThreadError && !error.isDiskFull) dismiss();
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }

  function close(): void {
    isClosed = true;
    dismiss();
  }

  return { perform, dismiss, close };
}
