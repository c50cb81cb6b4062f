import type { IncomingMessage } from "node:http";
import { type Request as ExpressRequest, type Response as ExpressResponse } from "express";
import { noteReceived } from "../../platform/memory/received-bytes.ts";

/** What is read of a body that nobody wants any more, so that its sender gets to hear the answer. */
const readAfterAnswer = 64 * 1024 * 1024;

/** A body that is read only as its reader asks, and not at all where nobody does. */
function bodyOf(request: IncomingMessage): ReadableStream<Uint8Array> {
  let chunks: AsyncIterator<Buffer> | undefined;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        chunks ??= request.iterator({ destroyOnReturn: false })[Symbol.asyncIterator]();
        const { value, done } = await chunks.next();
        if (done) return controller.close();
        noteReceived(value.length);
        controller.enqueue(value);
      },
      // Whoever reads on lets the rest run out (drainBody): with an iterator that waits nothing would flow.
      async cancel() {
        await chunks?.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

/** A request as tus takes it. The address is ours: only the path counts. */
export function asWebRequest(request: ExpressRequest): Request {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  const hasBody = request.method === "PATCH" || request.method === "POST";
  const made = new Request(new URL(request.originalUrl, "http://site.invalid"), {
    method: request.method,
    headers,
    ...(hasBody ? { body: bodyOf(request), duplex: "half" } : {}),
  });
  // By this tus hears of a line that breaks, and stores what has come.
  Object.defineProperty(made, "runtime", { value: { node: { req: request } } });
  return made;
}

/** What tus answers. Who may ask from other sites is decided for all calls alike. */
export function sendWebAnswer(answer: Response, response: ExpressResponse): void {
  for (const [name, value] of answer.headers) if (!name.startsWith("access-control-")) response.setHeader(name, value);
  response.status(answer.status).end();
}

/** Lets a body run out that was answered before its end, but not for ever. */
export function drainBody(request: IncomingMessage): void {
  if (request.complete || request.destroyed) return;
  let left = readAfterAnswer;
  request.on("data", (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.destroy();
  });
  request.resume();
}
