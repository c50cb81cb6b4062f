import { errorMessages } from "@bulmo/contracts/error";
import { maximumUploadBytes } from "@bulmo/contracts/picture";
import type { UploadOutput } from "@bulmo/contracts/upload";
import { useEffect, useRef, useState } from "react";
import { useSendWithToken } from "./send-with-token.tsx";
import { isWorthRetrying, type SendOptions, sendPicture, UploadError } from "./send-picture.ts";

export type UploadState =
  | { status: "idle" }
  /** `percentage` of the file that has left, 0 to 100; the server works on it after 100. */
  | { status: "sending"; percentage: number }
  | { status: "failed"; reason: string; canRetry: boolean };

const isSignedOut = (error: unknown) => error instanceof UploadError && error.reason === "SIGN_IN_REQUIRED";

/** `sendPicture` as whoever is signed in. */
export function useSendPicture() {
  const sendWithToken = useSendWithToken();
  return (file: File, options: Omit<SendOptions, "token">) =>
    sendWithToken((token) => sendPicture(file, { ...options, token }), isSignedOut);
}

/** Phones and computers do not know the type of every picture; the server judges by the bytes. */
export const isPicture = ({ type, name }: File) => type.startsWith("image/") || /\.(?:heic|heif|avif)$/iu.test(name);

const disconnected = "연결 상태를 확인하신 뒤 다시 시도해 주세요.";

/** What a reader is told of a picture that did not get through, and whether it may the next time. */
export function uploadFailure(error: unknown): Extract<UploadState, { status: "failed" }> {
  const isAnswered = error instanceof UploadError && error.status > 0;
  return { status: "failed", reason: isAnswered ? error.message : disconnected, canRetry: isWorthRetrying(error) };
}

/** Why a file need not even be sent; null when it may be. */
export function refusalOf(file: File): Extract<UploadState, { status: "failed" }> | null {
  if (!isPicture(file)) return { status: "failed", reason: errorMessages.PICTURE_UNSUPPORTED, canRetry: false };
  if (file.size <= maximumUploadBytes) return null;
  return { status: "failed", reason: errorMessages.PICTURE_TOO_LARGE, canRetry: false };
}

/** Sends one picture at a time, and gives up when the form it is for is left. */
export function usePictureUpload() {
  const send = useSendPicture();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  const upload = async (file: File): Promise<UploadOutput | null> => {
    const refused = refusalOf(file);
    if (refused) {
      setState(refused);
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
      // The reader is told, and the browser's log has the call: nothing is left that nobody has caught.
      setState(uploadFailure(error));
      return null;
    }
  };
  return { state, upload, reset: () => setState({ status: "idle" }) };
}
