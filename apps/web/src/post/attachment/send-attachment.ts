import type { Attachment } from "@bulmo/contracts/attachment";
import { attachmentUploadPath, uploadResultHeader } from "@bulmo/contracts/attachment-rule";
import type { ErrorCode } from "@bulmo/contracts/error";
import { fileDamaged } from "@bulmo/contracts/error-sentence";
import { DetailedError, type HttpRequest, type HttpResponse, Upload } from "tus-js-client";
import { UploadError } from "../../parts/upload/send-picture.ts";

/** Bytes of one request: what a proxy lets through, and little to send again where a proxy waits for the whole of it. */
const pieceBytes = 8 * 1024 * 1024;

export type SendOptions = {
  token: string | null;
  /** Whose file it is: what somebody else began to send on the same computer is theirs. */
  userId: string;
  /** Hears how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

const failed = "파일을 올리지 못했습니다.";

type Answer = { message?: string; reason?: ErrorCode };

function answerIn(body: string): Answer {
  try {
    return JSON.parse(body) as Answer;
  } catch {
    return {};
  }
}

function refusalIn(response: HttpResponse): UploadError {
  const { message = failed, reason } = answerIn(response.getBody());
  const retryAfter = Number(response.getHeader("Retry-After")) || 0;
  return new UploadError(message, { status: response.getStatus(), reason, retryAfter });
}

function uploadErrorOf(error: unknown): UploadError {
  if (!(error instanceof DetailedError)) return new UploadError(failed);
  const { causingError, originalResponse: response } = error;
  if (causingError instanceof UploadError) return causingError;
  return response ? refusalIn(response) : new UploadError(failed);
}

/** What the answers to HEAD mean that have no body to say it. */
const refusals: Record<number, { reason?: ErrorCode; message?: string }> = {
  401: { reason: "SIGN_IN_REQUIRED" },
  // What came whole was looked at only now.
  415: { reason: "FILE_DAMAGED", message: fileDamaged },
};

/**
 * Throws where the question how far a file came has no answer. The library would begin it anew, and what has come would
 * be lost, and count against its sender for a day; only what the server no longer knows begins anew.
 */
function assertAnswered(request: HttpRequest, response: HttpResponse): void {
  const status = response.getStatus();
  if (request.getMethod() !== "HEAD" || status < 300 || status === 404 || status === 410) return;
  const { message, retryAfter } = refusalIn(response);
  throw new UploadError(refusals[status]?.message ?? message, {
    status,
    reason: refusals[status]?.reason,
    retryAfter,
  });
}

function resultOf(response: HttpResponse): Attachment {
  const written = response.getHeader(uploadResultHeader);
  if (!written) throw new UploadError(failed, { status: 500 });
  return JSON.parse(decodeURIComponent(written)) as Attachment;
}

/** The browser forgets them with their files. */
const begun = new WeakMap<File, Upload>();

async function uploadFor(file: File, userId: string): Promise<Upload> {
  const known = begun.get(file);
  if (known) return known;
  const upload = new Upload(file, {
    endpoint: `/api${attachmentUploadPath}`,
    metadata: { filename: file.name },
    chunkSize: pieceBytes,
    // Whoever asks tries again, as for pictures.
    retryDelays: null,
    // Where the page is loaded anew meanwhile, the same file goes on from where it was.
    fingerprint: ({ name, size, lastModified }: File) =>
      Promise.resolve(["bulmo:file", userId, name, size, lastModified].join(":")),
    removeFingerprintOnSuccess: true,
    onAfterResponse: assertAnswered,
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  begun.set(file, upload);
  return upload;
}

const signedIn = (token: string | null): Record<string, string> =>
  token === null ? {} : { authorization: `Bearer ${token}` };

/** Sends a file, or goes on with it where it stopped. Throws UploadError, and the signal's own reason when it was stopped. */
export async function sendAttachment(
  file: File,
  { token, userId, onProgress, signal }: SendOptions,
): Promise<Attachment> {
  const upload = await uploadFor(file, userId);
  signal.throwIfAborted();
  const { promise, resolve, reject } = Promise.withResolvers<Attachment>();
  const stop = () => {
    void upload.abort().finally(() => reject(signal.reason as Error));
  };
  signal.addEventListener("abort", stop, { once: true });
  upload.options.headers = signedIn(token);
  upload.options.onProgress = (sent, all) => onProgress(all > 0 ? sent / all : 0);
  upload.options.onError = (error) => reject(uploadErrorOf(error));
  upload.options.onSuccess = ({ lastResponse }) => {
    try {
      resolve(resultOf(lastResponse));
    } catch (error) {
      reject(error);
    }
  };
  upload.start();
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

/**
 * Tells the server that the rest will not come, or that what has arrived is not wanted, which it removes unless a post has
 * it. Throws UploadError where it cannot be told: it forgets by itself.
 */
export async function forgetAttachment(file: File, token: string | null): Promise<void> {
  const upload = begun.get(file);
  if (upload?.url) {
    upload.options.headers = signedIn(token);
    await upload.abort(true).catch((error: unknown) => {
      throw uploadErrorOf(error);
    });
  }
  begun.delete(file);
}
