import type { ErrorCode } from "@bulmo/contracts/error";
import { pictureTooLarge, uploadFailed } from "@bulmo/contracts/error-sentence";
import type { UploadOutput, uploadField as field } from "@bulmo/contracts/upload";
import { isPassing, isUncertain } from "../retry/passing.ts";

/** Of the contracts only the type: their schemas would come with it. */
const uploadField: typeof field = "file";

/** Why a picture was not taken: the server's own sentence, if it said one. */
export class UploadError extends Error {
  /** Of the answer; 0 when none came. */
  readonly status: number;
  /** Which rule said no; undefined when none did. */
  readonly reason: ErrorCode | undefined;
  /** Seconds that the server asks to wait before the next try; 0 when it asks for nothing. */
  readonly retryAfter: number;

  constructor(message: string, { status = 0, reason, retryAfter = 0 }: Partial<Omit<UploadError, keyof Error>> = {}) {
    super(message);
    this.status = status;
    this.reason = reason;
    this.retryAfter = retryAfter;
  }
}

/** Whether the same picture may be taken the next time; one of a wrong kind or size never is. */
export function isWorthRetrying(error: unknown): boolean {
  if (!(error instanceof UploadError)) return true;
  const { status, reason } = error;
  return status < 400 || isPassing(status) || isUncertain(status) || reason === "SIGN_IN_REQUIRED";
}

type Answer = Partial<UploadOutput> & { message?: string; reason?: ErrorCode };

function readAnswer({ responseText }: XMLHttpRequest): Answer {
  try {
    return JSON.parse(responseText) as Answer;
  } catch {
    return {};
  }
}

function uploadErrorOf(request: XMLHttpRequest, { message, reason }: Answer): UploadError {
  // A proxy that refuses a large file says so in no words of ours.
  const sentence = message ?? (request.status === 413 ? pictureTooLarge : uploadFailed);
  const retryAfter = Number(request.getResponseHeader("retry-after")) || 0;
  return new UploadError(sentence, { status: request.status, reason, retryAfter });
}

export type SendOptions = {
  token: string | null;
  /** Hears how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/**
 * Sends a picture to the site; XMLHttpRequest, since `fetch` does not tell how far it is. Throws UploadError, and the
 * signal's own reason where it was given up before it began.
 */
export async function sendPicture(file: File, { token, onProgress, signal }: SendOptions): Promise<UploadOutput> {
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<UploadOutput>();
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener("load", () => {
    const answer = readAnswer(request);
    if (request.status < 300 && answer.imageUrl) resolve(answer as UploadOutput);
    else reject(uploadErrorOf(request, answer));
  });
  request.addEventListener("error", () => reject(new UploadError(uploadFailed)));
  request.addEventListener("abort", () => reject(new UploadError(uploadFailed)));
  signal.addEventListener("abort", () => request.abort(), { once: true });
  request.open("POST", "/api/upload");
  if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
  const body = new FormData();
  body.set(uploadField, file);
  request.send(body);
  return promise;
}
