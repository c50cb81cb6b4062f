import { afterEach, expect, test, vi } from "vitest";
import { isWorthRetrying, sendPicture, UploadError } from "./send-picture.ts";

/** As much of a browser's as sending takes; what is sent stays under way until it is given up. */
class Request extends EventTarget {
  static readonly sent: Request[] = [];
  readonly upload = new EventTarget();
  open = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
  send = () => void Request.sent.push(this);
  abort = vi.fn<() => void>(() => void this.dispatchEvent(new Event("abort")));
}

vi.stubGlobal("XMLHttpRequest", Request);
afterEach(() => void Request.sent.splice(0));

const file = new File(["그림"], "a.png", { type: "image/png" });
const send = (signal: AbortSignal) => sendPicture(file, { token: null, onProgress: () => undefined, signal });

test("MYP-08 what was given up before it began is not sent", async () => {
  await expect(send(AbortSignal.abort())).rejects.toMatchObject({ name: "AbortError" });
  expect(Request.sent).toHaveLength(0);
});

test("MYP-08 what is given up on the way is broken off", async () => {
  const giveUp = new AbortController();
  const sending = send(giveUp.signal);
  expect(Request.sent).toHaveLength(1);
  giveUp.abort();
  await expect(sending).rejects.toBeInstanceOf(UploadError);
  expect(Request.sent[0]?.abort).toHaveBeenCalledOnce();
});

test.each([
  [new UploadError("", { status: 0 }), true],
  [new UploadError("", { status: 200 }), true],
  [new UploadError("", { status: 401, reason: "SIGN_IN_REQUIRED" }), true],
  [new UploadError("", { status: 429 }), true],
  [new UploadError("", { status: 503 }), true],
  [new TypeError("Failed to fetch"), true],
  [new UploadError("", { status: 413 }), false],
  [new UploadError("", { status: 415 }), false],
  [new UploadError("", { status: 403 }), false],
])("SEE-17 %o: whether trying again may help is %s", (error, isOffered) => {
  expect(isWorthRetrying(error)).toBe(isOffered);
});
