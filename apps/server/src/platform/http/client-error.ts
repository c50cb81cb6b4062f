import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "@bulmo/contracts/error";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { DomainError } from "../../errors.ts";
import type { Log } from "../log/log.ts";
import { headersForOrigins } from "./cross-origin.ts";
import { failureOf } from "./error-answer.ts";

/** What Node gives up reading, by the code of its error. */
const refusals: Record<string, [status: number, reason: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "BODY_TOO_SLOW"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "BODY_TOO_LARGE"],
  HPE_HEADER_OVERFLOW: [431, "BODY_TOO_LARGE"],
  HPE_INVALID_URL: [400, "ADDRESS_MALFORMED"],
};

/** Milliseconds for the answer to be read: an end in the middle of what a client is sending takes it away from them. */
const lastWords = 500;

/** Pages of any origin may read it: it is about nobody, and which call was meant is not known. */
function write(socket: Duplex, { id, status, fault }: { id: string; status: number; fault: DomainError }): void {
  const body = JSON.stringify(failureOf(fault, id));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    "Content-Type: application/json; charset=utf-8",
    ...Object.entries(headersForOrigins).map(([name, value]) => `${name}: ${value}`),
    `X-Request-Id: ${id}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  socket.pause();
  setTimeout(() => socket.destroy(), lastWords).unref();
}

/** Answers requests that never became one, headers that trickle above all, with a sentence where Node says nothing. */
export function answerClientErrors(server: Server, log?: Log): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", (request, response: ServerResponse) => latest.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const before = latest.get(socket);
    const isAnswering = before?.headersSent && !before.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
    else {
      const malformed = new DomainError("BODY_MALFORMED");
      const [status, reason] = refusals[error.code ?? ""] ?? [getHTTPStatusCodeFromError(malformed), malformed.reason];
      const id = randomUUID();
      log?.info({ id, status, reason }, "request refused unread");
      write(socket, { id, status, fault: new DomainError(reason) });
    }
  });
}
