import type { ErrorCode } from "@bulmo/contracts/error";

/** Why a picture is not taken. */
export type PictureFault = Extract<
  ErrorCode,
  | "ANIMATION_TOO_LARGE"
  | "HEIC_UNSUPPORTED"
  | "PICTURE_BROKEN"
  | "PICTURE_MIXED"
  | "PICTURE_TOO_LARGE"
  | "PICTURE_UNSUPPORTED"
>;

/** Thrown where a picture is judged. It crosses from the worker thread as its fault alone. */
export class PictureError extends Error {
  readonly fault: PictureFault;

  constructor(fault: PictureFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** libvips reports a full disk in words; Node by its code. */
const fullDisk = /no space left|quota exceeded/iu;

/** Whether the file could not be written, which is no fault of the picture's. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOSPC" || code === "EDQUOT" || fullDisk.test(error.message);
}
