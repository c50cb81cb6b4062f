import type { ErrorCode } from "@bulmo/contracts/error";

/** Why a file is not taken. */
export type FileFault = Extract<
  ErrorCode,
  "FILE_DAMAGED" | "FILE_ENCRYPTED" | "FILE_HWP_OUTDATED" | "FILE_KIND_UNSUPPORTED" | "FILE_NAME_INVALID"
>;

/** Thrown where a file is judged; `why` is for the log. */
export class FileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault, why: string) {
    super(`${fault}: ${why}`);
    this.fault = fault;
  }
}

export const damaged = (why: string) => new FileError("FILE_DAMAGED", why);
