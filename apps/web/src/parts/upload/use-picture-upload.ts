import { errorMessages } from "@bulmo/contracts/error";
import type { UploadOutput } from "@bulmo/contracts/upload";
import { useEffect, useRef, useState } from "react";
import { useSendWithToken } from "./send-with-token.tsx";
import { type SendOptions, sendPicture, UploadError } from "./send-picture.ts";

export type UploadState =
  | { status: "idle" }
  /** `percentage` of the file that has left, 0 to 100; the server works on it after 100. */
  | { status: "sending"; percentage: number }
  | { status: "failed"; reason: string };

const isSignedOut = (error: unknown) => error instanceof UploadError && error.reason === "SIGN_IN_REQUIRED";

/** `sendPicture` as whoever is signed in. */
export function useSendPicture() {
  const sendWithToken = useSendWithToken();
  return (file: File, options: Omit<SendOptions, "token">) =>
    sendWithToken((token) => sendPicture(file, { ...options, token }), isSignedOut);
}

/** Phones and computers do not know the type of every picture; the server judges by the bytes. */
export const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(?:heic|heif|avif)$/iu.test(name);

/** Sends one picture at a time, and gives up when the form it is for is left. */
export function usePictureUpload() {
  const send = useSendPicture();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  const upload = async (file: File): Promise<UploadOutput | null> => {
    if (!isPicture(file)) {
      setState({ status: "failed", reason: errorMessages.PICTURE_UNSUPPORTED });
      return null;
    }
    const { signal } = (underway.current = new AbortController());
    const onProgress = (part: number) => setState({ status: "sending", percentage: Math.floor(part * 100) });
    onProgress(0);
    try {
      const picture = await send(file, { onProgress, signal });
      setState({ status: "idle" });
      return picture;
    } catch (error) {
      if (signal.aborted) return null;
      // Into the log of the browser; the reader gets a line of their own.
      window.reportError(error);
      setState({ status: "failed", reason: error instanceof UploadError ? error.message : "" });
      return null;
    }
  };
  return { state, upload };
}
