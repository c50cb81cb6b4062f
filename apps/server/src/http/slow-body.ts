import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { answerStopped } from "./answer.ts";

/** Looks at a body within the time for which it may stand still. */
const looks = 30;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** `path` is what was asked for: the application changes `url` on its way. */
function cutOff(path: string, request: IncomingMessage, response: ServerResponse): void {
  // Node forgets a request that has its answer: whoever reads it would wait for ever.
  request.socket.once("close", () => request.destroy());
  if (response.headersSent) request.destroy();
  else answerStopped(path, response);
}

/** Listening to what comes would begin to read the body before anybody wants it: the connection counts its bytes. */
function watch(request: IncomingMessage, response: ServerResponse, silence: number): void {
  const { socket, url = "" } = request;
  let came = socket.bytesRead;
  let heardAt = performance.now();
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    // What has come and waits for us is no delay of the sender's.
    if (socket.bytesRead !== came || request.readableLength > 0) {
      came = socket.bytesRead;
      heardAt = performance.now();
    } else if (performance.now() - heardAt >= silence) {
      clearInterval(timer);
      cutOff(url, request, response);
    }
  }, silence / looks);
  request.once("close", () => clearInterval(timer));
}

/** Cuts off whoever stops within a body of any kind for so many milliseconds; each byte that comes is progress (hazard 14). */
export const cutOffSilence =
  (listener: RequestListener, silence: number): RequestListener =>
  (request, response) => {
    if (hasBody(request)) watch(request, response, silence);
    listener(request, response);
  };
