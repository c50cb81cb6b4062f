import { errorMessages } from "@bulmo/contracts/error";
import type { UploadOutput, uploadField as field } from "@bulmo/contracts/upload";

/** Of the contracts only the type: their schemas would come with it. */
const uploadField: typeof field = "file";

/** Why a picture was not taken: the server's own sentence, if it said one. */
export class UploadError extends Error {
  /** Of the answer; 0 when none came. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

type Answer = Partial<UploadOutput> & { message?: string };

function readAnswer({ responseText }: XMLHttpRequest): Answer {
  try {
    return JSON.parse(responseText) as Answer;
  } catch {
    return {};
  }
}

export type SendOptions = {
  token: string | null;
  /** Hears how much has left, from 0 to 1. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
};

/** Sends a picture to the site; XMLHttpRequest, since `fetch` does not tell how far it is. Throws UploadError. */
export function sendPicture(file: File, { token, onProgress, signal }: SendOptions): Promise<UploadOutput> {
  const { promise, resolve, reject } = Promise.withResolvers<UploadOutput>();
  const request = new XMLHttpRequest();
  request.upload.addEventListener("progress", ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0));
  request.addEventListener("load", () => {
    const answer = readAnswer(request);
    if (request.status < 300 && answer.imageUrl) resolve(answer as UploadOutput);
    else reject(new UploadError(request.status, answer.message ?? errorMessages.UPLOAD_FAILED));
  });
  request.addEventListener("error", () => reject(new UploadError(0, errorMessages.UPLOAD_FAILED)));
  request.addEventListener("abort", () => reject(new UploadError(0, errorMessages.UPLOAD_FAILED)));
  signal.addEventListener("abort", () => request.abort());
  request.open("POST", "/api/upload");
  if (token !== null) request.setRequestHeader("authorization", `Bearer ${token}`);
  const body = new FormData();
  body.set(uploadField, file);
  request.send(body);
  return promise;
}
