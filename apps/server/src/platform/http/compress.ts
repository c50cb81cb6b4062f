import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import compression from "compression";
import type { Request, RequestHandler, Response } from "express";

/** Below this the headers weigh more than what is saved. */
const least = 1024;

/** Above this the thread that everybody waits for would be held too long. */
const most = 512 * 1024;

export type Encoding = "br" | "gzip" | "identity";

export type Compressed = { encoding: Exclude<Encoding, "identity">; body: Buffer };

const takes = (encoding: string) => new RegExp(String.raw`\b${encoding}\b(?!\s*;\s*q=0(?:\.0*)?(?:,|$))`, "u");
const takesBrotli = takes("br");
const takesGzip = takes("gzip");

/** The best that a client says it understands. */
export function encodingFor(accepted = ""): Encoding {
  if (takesBrotli.test(accepted)) return "br";
  return takesGzip.test(accepted) ? "gzip" : "identity";
}

/** 256 KB, more than any page has: Brotli's own 4 MB would be taken from memory for each. */
export const brotliWindow = 18;

/** What is sent once: a tenth of a millisecond for a page, and a seventh more bytes than ten times the work would give. */
const compressOnce = {
  br: (body: Buffer) =>
    brotliCompressSync(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 1,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => gzipSync(body, { level: 1 }),
  identity: (body: Buffer) => body,
} satisfies Record<Encoding, (body: Buffer) => Buffer>;

const isWorthwhile = (request: Request, response: Response, { length }: Buffer) =>
  request.method !== "HEAD" &&
  length >= least &&
  length <= most &&
  !response.headersSent &&
  !response.hasHeader("content-encoding") &&
  compression.filter(request, response);

/** The body as it left, where it was compressed whole: what it was made of need not be kept beside it. */
export const compressedOf = (response: Response): Compressed | undefined =>
  response.locals["compressed"] as Compressed | undefined;

/** Compresses answers that are there whole, at once and lightly; those that come in parts are somebody else's. */
export const compressWhole = (): RequestHandler => (request, response, next) => {
  const end = response.end.bind(response) as (...sent: unknown[]) => Response;
  response.end = (...sent: unknown[]) => {
    const [body] = sent;
    const whole = typeof body === "string" ? Buffer.from(body) : body;
    if (!Buffer.isBuffer(whole) || !isWorthwhile(request, response, whole)) return end(...sent);
    const encoding = encodingFor(request.headers["accept-encoding"]);
    const made = compressOnce[encoding](whole);
    response.vary("Accept-Encoding");
    response.setHeader("content-length", made.length);
    if (encoding !== "identity") {
      response.setHeader("content-encoding", encoding);
      response.locals["compressed"] = { encoding, body: made } satisfies Compressed;
    }
    return end(made);
  };
  next();
};
