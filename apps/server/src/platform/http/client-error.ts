import { STATUS_CODES } from "node:http";
import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import type { ErrorCode } from "@bulmo/contracts/error";
import { getHTTPStatusCodeFromError } from "@trpc/server/http";
import { DomainError } from "../../errors.ts";
import { failureOf } from "./error-answer.ts";

/** What Node gives up reading, by the code of its error. */
const refusals: Record<string, [status: number, reason: ErrorCode]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, "BODY_TOO_SLOW"],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, "BODY_TOO_LARGE"],
  HPE_HEADER_OVERFLOW: [431, "BODY_TOO_LARGE"],
};

/** Milliseconds for the answer to be read: an end in the middle of what a client is sending takes it away from them. */
const lastWords = 500;

function write(socket: Duplex, status: number, fault: DomainError): void {
  const body = JSON.stringify(failureOf(fault));
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Cache-Control: no-store",
    "Content-Type: application/json; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${lines.join("\r\n")}\r\n\r\n${body}`);
  socket.pause();
  setTimeout(() => socket.destroy(), lastWords).unref();
}

/** Answers requests that never became one, headers that trickle above all, with a sentence where Node says nothing. */
export function answerClientErrors(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener("request", (request, response: ServerResponse) => latest.set(request.socket, response));
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const before = latest.get(socket);
    const isAnswering = before?.headersSent && !before.writableFinished;
    if (!socket.writable || isAnswering || error.code === "ECONNRESET") socket.destroy();
    else {
      const malformed = new DomainError("BODY_MALFORMED");
      const [status, reason] = refusals[error.code ?? ""] ?? [getHTTPStatusCodeFromError(malformed), malformed.reason];
      write(socket, status, new DomainError(reason));
    }
  });
}
