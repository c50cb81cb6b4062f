import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { brotliWindow, type Encoding, encodingFor } from "../http/compress.ts";
import { tell } from "../metrics/tell.ts";
import type { Freshness } from "./freshness.ts";
import type { Reading } from "./reading.ts";

/** Bytes of all kept answers together; the server is to stay under 250 MB. */
const mostBytes = 16 * 1024 * 1024;

/** As it was made until somebody asks again, then only as it is sent: a quarter or less. */
type Bodies = Partial<Record<Encoding, Buffer>>;

type Kept = {
  since: number;
  subjects: ReadonlySet<string>;
  headers: string[];
  /** Most answers are never asked for again: made when this one is. */
  etag?: string;
  bodies: Bodies;
};

export type Answer = { headers: Record<string, string>; body: Buffer };

/** Above this a slower, better compression gains hardly anything on texts like ours. */
const quality = 6;

const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_LGWIN]: brotliWindow,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
  identity: (body: Buffer) => Promise.resolve(body),
} satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

/** A day of the association ends at midnight in Seoul, and some pages tell what day it is. */
const dayOf = (now: Date) => Math.floor((now.getTime() + 9 * 60 * 60_000) / (24 * 60 * 60_000));

/** Of the body as it was made, which is there whenever this is asked for the first time. */
function etagOf(kept: Kept): string {
  const hash = ({ identity = Buffer.alloc(0) }: Bodies) =>
    createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return (kept.etag ??= `W/"${hash(kept.bodies)}"`);
}

async function identityOf({ identity, br, gzip: zipped }: Bodies): Promise<Buffer> {
  if (identity) return identity;
  return br ? promisify(brotliDecompress)(br) : promisify(gunzip)(zipped ?? Buffer.alloc(0));
}

const sizeOf = (bodies: Bodies) => Object.values(bodies).reduce((sum, { length }) => sum + length, 0);

const isKnown = ({ headers }: IncomingMessage, etag: string) =>
  headers["if-none-match"]?.split(",").some((known) => known.trim() === etag) ?? false;

/** The body in an encoding that is not there yet; what is compressed stays instead of what it was made of. */
async function makeBody(encoding: Encoding, kept: Kept): Promise<Buffer> {
  const identity = await identityOf(kept.bodies);
  if (encoding === "identity") return identity;
  const body = await compress[encoding](identity);
  const { br, gzip: zipped } = kept.bodies;
  kept.bodies = { ...(br && { br }), ...(zipped && { gzip: zipped }), [encoding]: body };
  return body;
}

function send(request: IncomingMessage, response: ServerResponse, headers: string[], body: Buffer): void {
  response.writeHead(200, [...headers, "content-length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Requests whose answer may be the same for all: they carry nothing that says who asks. */
export const isAnybodys = ({ method, headers }: IncomingMessage): boolean =>
  (method === "GET" || method === "HEAD") && !headers.authorization && !headers.range;

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Whole answers, by their addresses, for as long as nothing that they show has changed. */
export function createKeptAnswers(freshness: Freshness, now: () => Date) {
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ bodies }) => sizeOf(bodies),
  });
  let day = dayOf(now());

  const find = (key: string): Kept | undefined => {
    const today = dayOf(now());
    if (today !== day) answers.clear();
    day = today;
    const kept = answers.get(key);
    if (!kept) return undefined;
    if (freshness.isFresh(kept.since, kept.subjects)) return kept;
    answers.delete(key);
    return undefined;
  };

  const make = async (key: string, encoding: Encoding, kept: Kept): Promise<Buffer> => {
    const body = await makeBody(encoding, kept);
    // Its size has changed.
    if (answers.peek(key) === kept) answers.set(key, kept);
    return body;
  };

  return {
    /** Whether there is an answer, and it is not known to be out of date. */
    has: (request: IncomingMessage): boolean => isAnybodys(request) && find(request.url ?? "") !== undefined,

    /** Keeps what one visitor was answered, unless it is out of date already. */
    keep(key: string, { since, subjects }: Reading, { headers, body }: Answer): void {
      if (!freshness.isFresh(since, subjects)) return;
      const all = { ...headers, vary: "Accept-Encoding" };
      answers.set(key, { since, subjects, headers: Object.entries(all).flat(), bodies: { identity: body } });
    },

    /**
     * Answers from memory, with these headers besides; false when there is nothing fresh, and nothing has been written
     * then. It stands before everything else, so that it costs next to nothing.
     */
    answer(request: IncomingMessage, response: ServerResponse, besides: string[] = []): boolean {
      const kept = isAnybodys(request) ? find(request.url ?? "") : undefined;
      if (!kept) return false;
      tell("kept", {});
      const etag = etagOf(kept);
      const headers = [...kept.headers, "etag", etag, ...besides];
      if (isKnown(request, etag)) {
        response.writeHead(304, headers).end();
        return true;
      }
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const body = kept.bodies[encoding];
      if (encoding !== "identity") headers.push("content-encoding", encoding);
      if (body) send(request, response, headers, body);
      else
        make(request.url ?? "", encoding, kept).then(
          (made) => send(request, response, headers, made),
          () => response.destroy(),
        );
      return true;
    },
  };
}
