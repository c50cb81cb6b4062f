import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { answerTooSlow } from "./error-answer.ts";
import { hasBody } from "./has-body.ts";
import { createRateMeter, samplesPerWindow, type MinimumRate } from "./minimum-rate.ts";

/** `path` is what was asked for: the application changes `url` on its way. */
function cutOff(path: string, request: IncomingMessage, response: ServerResponse): void {
  // Node forgets a request that has its answer: whoever reads it would wait for ever.
  request.socket.once("close", () => request.destroy());
  if (response.headersSent) request.destroy();
  else answerTooSlow(path, response);
}

/** Listening to what comes would begin to read the body before anybody wants it: the connection counts its bytes. */
function watch(request: IncomingMessage, response: ServerResponse, minimumRate: MinimumRate): void {
  const { socket, url = "" } = request;
  const seen = createRateMeter(minimumRate, socket.bytesRead);
  const timer = setInterval(() => {
    if (request.complete) return clearInterval(timer);
    // What has come and waits for us is no delay of the sender's: their connection may be full because of it.
    if (request.readableLength > 0 || !seen.isTooSlow(socket.bytesRead)) return undefined;
    clearInterval(timer);
    return cutOff(url, request, response);
  }, minimumRate.window / samplesPerWindow);
  request.once("close", () => clearInterval(timer));
}

/** Cuts off whoever stops within a body of any kind (hazard 14), or lets it trickle (SEC-21). */
export const cutOffSlowBodies =
  (listener: RequestListener, minimumRate: MinimumRate): RequestListener =>
  (request, response) => {
    if (hasBody(request)) watch(request, response, minimumRate);
    listener(request, response);
  };
