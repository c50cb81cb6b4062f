import type { UploadOutput } from "@bulmo/contracts/upload";
import { useEffect, useRef, useState } from "react";
import { pictureIssue } from "./picture-issue.ts";
import { useSendWithToken } from "./send-with-token.tsx";
import { isWorthRetrying, type SendOptions, sendPicture, UploadError } from "./send-picture.ts";

export type UploadState =
  | { status: "idle" }
  /** `percentage` of the file that has left, 0 to 100; the server works on it after 100. */
  | { status: "sending"; percentage: number }
  | { status: "failed"; reason: string; canRetry: boolean };

/** `sendPicture` as whoever is signed in. */
export function useSendPicture() {
  const sendWithToken = useSendWithToken();
  return (file: File, options: Omit<SendOptions, "token">) =>
    sendWithToken((token) => sendPicture(file, { ...options, token }));
}

const disconnected = "연결 상태를 확인하신 뒤 다시 시도해 주세요.";

/** What a reader is told of a picture that did not get through, and whether it may the next time. */
export function uploadFailure(error: unknown): Extract<UploadState, { status: "failed" }> {
  const isAnswered = error instanceof UploadError && error.status > 0;
  return { status: "failed", reason: isAnswered ? error.message : disconnected, canRetry: isWorthRetrying(error) };
}

/** How a file begins that need not even be sent, and one that may be. */
export function stateOf(file: File): Extract<UploadState, { status: "failed" | "idle" }> {
  const issue = pictureIssue(file);
  return issue === null ? { status: "idle" } : { status: "failed", reason: issue, canRetry: false };
}

/** Sends one picture at a time, and gives up when the form it is for is left. `file` is chosen already. */
export function usePictureUpload(file?: File) {
  const send = useSendPicture();
  const [state, setState] = useState<UploadState>(() => (file ? stateOf(file) : { status: "idle" }));
  const underway = useRef<AbortController>(undefined);
  useEffect(() => () => underway.current?.abort(), []);

  const upload = async (sent: File): Promise<UploadOutput | null> => {
    const before = stateOf(sent);
    if (before.status === "failed") {
      setState(before);
      return null;
    }
    const { signal } = (underway.current = new AbortController());
    const onProgress = (part: number) => setState({ status: "sending", percentage: Math.floor(part * 100) });
    onProgress(0);
    try {
      const picture = await send(sent, { onProgress, signal });
      setState({ status: "idle" });
      return picture;
    } catch (error) {
      if (signal.aborted) return null;
      // The reader is told, and the browser's log has the call: nothing is left that nobody has caught.
      setState(uploadFailure(error));
      return null;
    }
  };
  return {
    state,
    upload,
    /** Says at once of a file that it will be refused, before anything is asked about it. */
    judge: (chosen: File) => setState(stateOf(chosen)),
    reset: () => setState({ status: "idle" }),
  };
}
