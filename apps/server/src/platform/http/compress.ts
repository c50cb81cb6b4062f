import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from "node:zlib";
import compression from "compression";
import type { Request, RequestHandler, Response } from "express";
import Negotiator from "negotiator";

/** Below this the headers weigh more than what is saved. */
const least = 1024;

/** Above this the thread that everybody waits for would be held too long. */
const mostAtOnce = 512 * 1024;

export type Encoding = "br" | "gzip" | "identity";

export type Compressed = { encoding: Exclude<Encoding, "identity">; body: Buffer };

/** The best that a client says it understands, of what all browsers do. */
export function encodingFor(accepted = ""): Encoding {
  const understood = new Negotiator({ headers: { "accept-encoding": accepted } }).encodings(["br", "gzip"]);
  return understood.includes("br") ? "br" : understood.includes("gzip") ? "gzip" : "identity";
}

/** 256 KB, more than any page has: Brotli's own 4 MB would be taken from memory for each. */
export const brotliWindow = 18;

const brotliOptions = ({ length }: Buffer) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 1,
    [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const gzipOptions = { level: 1 };

type Compressing = Exclude<Encoding, "identity">;

/** What is sent once: a tenth of a millisecond for a page, and a seventh more bytes than ten times the work would give. */
const compressOnce: Record<Compressing, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, brotliOptions(body)),
  gzip: (body) => gzipSync(body, gzipOptions),
};

/** The same beside everybody else's requests. */
const compressAside: Record<Compressing, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, brotliOptions(body)),
  gzip: (body) => promisify(gzip)(body, gzipOptions),
};

const isCompressible = (request: Request, response: Response) =>
  !response.headersSent && !response.hasHeader("content-encoding") && compression.filter(request, response);

/** The body as it left, where it was compressed whole: what it was made of need not be kept beside it. */
export const compressedOf = (response: Response): Compressed | undefined =>
  response.locals["compressed"] as Compressed | undefined;

/** Compresses answers that are there whole, lightly; what comes in parts is the library's to compress as it passes. */
export const compressWhole = (): RequestHandler => (request, response, next) => {
  const end = response.end.bind(response) as (...sent: unknown[]) => Response;
  response.end = (...sent: unknown[]) => {
    const [body] = sent;
    const whole = typeof body === "string" ? Buffer.from(body) : body;
    if (!Buffer.isBuffer(whole) || !isCompressible(request, response)) return end(...sent);
    // Also where this one is too short: another one at the same address may not be.
    response.vary("Accept-Encoding");
    if (request.method === "HEAD" || whole.length < least) return end(...sent);
    const encoding = encodingFor(request.headers["accept-encoding"]);
    if (encoding === "identity") {
      response.setHeader("content-length", whole.length);
      return end(whole);
    }
    const send = (made: Buffer) => {
      response.setHeader("content-length", made.length).setHeader("content-encoding", encoding);
      response.locals["compressed"] = { encoding, body: made } satisfies Compressed;
      return end(made);
    };
    if (whole.length <= mostAtOnce) return send(compressOnce[encoding](whole));
    // Whoever was too slow within their body may have been answered meanwhile.
    void compressAside[encoding](whole).then(
      (made) => response.headersSent || send(made),
      () => response.headersSent || end(whole),
    );
    return response;
  };
  next();
};
