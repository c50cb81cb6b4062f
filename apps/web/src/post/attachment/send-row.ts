import type { Attachment } from "@bulmo/contracts/attachment";
import { doublingDelay } from "../../parts/retry/doubling-delay.ts";
import { isPassing } from "../../parts/retry/passing.ts";
import type { Pause } from "../../parts/retry/pause.ts";
import { UploadError } from "../../parts/upload/send-picture.ts";
import { type AttachmentState, type FileRow, percentageOf } from "./attachment-state.ts";

export type SendTools = {
  send: (file: File, options: { onProgress: (part: number) => void; signal: AbortSignal }) => Promise<Attachment>;
  pause: Pause;
};

const delayAfter = doublingDelay(1_000, 15_000);

/** Seconds. Who is asked to wait longer is told so. */
const longestWait = 60;

/** Locked: what was cut off a moment ago has not been given up yet. Conflict: the same of how far it came. */
const isSoonOver = ({ status, retryAfter }: UploadError) =>
  (isPassing(status) || status === 409 || status === 423) && retryAfter <= longestWait;

const mayBeTriedAgain = ({ status, reason }: UploadError) =>
  status >= 500 || status === 429 || reason === "SIGN_IN_REQUIRED";

/** How often anything but a line that broke is tried without getting further. */
const mostTries = 10;

const isLineBroken = (error: unknown) => error instanceof UploadError && isPassing(error.status);

/** Whether to go on by itself; tells what became of it otherwise. */
function judge(state: AttachmentState, { key, name }: FileRow, error: unknown, tries: number): boolean {
  if (tries >= mostTries) {
    const reason = error instanceof UploadError ? error.message : "파일을 올리지 못했습니다.";
    state.setStatus(key, { is: "failed", reason });
    return false;
  }
  // What no answer of the site's is, such as a session that could not be renewed, may be the line too.
  if (!(error instanceof UploadError) || isSoonOver(error)) return true;
  if (mayBeTriedAgain(error)) state.setStatus(key, { is: "failed", reason: error.message });
  else {
    state.remove(key);
    state.refuse(name, error.message);
  }
  return false;
}

/** Sends one file until it is there, is refused, or is stopped: a line that breaks is waited for as long as it takes. */
export async function sendRow(
  state: AttachmentState,
  row: FileRow,
  { send, pause, file, signal }: SendTools & { file: File; signal: AbortSignal },
): Promise<void> {
  const { key } = row;
  let farthest = percentageOf(row);
  let failures = 0;
  let tries = 0;
  let shown = -1;
  const onProgress = (part: number) => {
    const percentage = Math.floor(part * 100);
    if (signal.aborted || percentage === shown) return;
    shown = percentage;
    // A dead line takes the first bytes of each try.
    if (percentage > farthest) failures = tries = 0;
    farthest = Math.max(farthest, percentage);
    state.setStatus(key, { is: "sending", percentage });
  };
  while (!signal.aborted) {
    try {
      return state.arrive(key, await send(file, { onProgress, signal }));
    } catch (error) {
      if (!isLineBroken(error)) tries += 1;
      if (signal.aborted || !judge(state, row, error, tries)) return undefined;
      failures += 1;
      shown = -1;
      state.setStatus(key, { is: "lost", percentage: farthest });
      const asked = error instanceof UploadError ? error.retryAfter * 1000 : 0;
      await pause(Math.max(delayAfter(failures), asked), signal).catch(() => {});
    }
  }
  return undefined;
}
