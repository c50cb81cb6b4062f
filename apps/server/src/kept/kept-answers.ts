import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import { encodingFor } from "../http/compress.ts";
import { tell } from "../metrics/tell.ts";
import type { Freshness } from "./freshness.ts";
import { type Bodies, bodyIn, ownBody, sizeOf } from "./kept-bodies.ts";
import type { Reading } from "./reading.ts";

/** Bytes of all kept answers together; the server is to stay under 250 MB. */
const mostBytes = 16 * 1024 * 1024;

/** Bytes that an answer takes besides its texts: its address, its subjects and its place among the others. */
const about = 1_024;

type Kept = {
  since: number;
  subjects: ReadonlySet<string>;
  headers: string[];
  /** Most answers are never asked for again: made when this one is. */
  etag?: string;
  bodies: Bodies;
};

export type Answer = { headers: Record<string, string>; body: Buffer };

/** A day of the association ends at midnight in Seoul, and some pages tell what day it is. */
const dayOf = (now: Date) => Math.floor((now.getTime() + 9 * 60 * 60_000) / (24 * 60 * 60_000));

/** Of the body as it was made, which is there whenever this is asked for the first time. */
function etagOf(kept: Kept): string {
  const hash = ({ identity = Buffer.alloc(0) }: Bodies) =>
    createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return (kept.etag ??= `W/"${hash(kept.bodies)}"`);
}

const isKnown = ({ headers }: IncomingMessage, etag: string) =>
  headers["if-none-match"]?.split(",").some((known) => known.trim() === etag) ?? false;

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
    sizeCalculation: ({ headers, bodies }) => about + headers.join("").length + sizeOf(bodies),
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

  /** Sends a body that has to be made first, and keeps it. */
  const make = async (request: IncomingMessage, response: ServerResponse, headers: string[], kept: Kept) => {
    const key = request.url ?? "";
    const made = await bodyIn(encodingFor(request.headers["accept-encoding"]), kept.bodies);
    if (answers.peek(key) === kept) answers.set(key, { ...kept, bodies: made.bodies });
    send(request, response, headers, made.body);
  };

  return {
    /** Whether there is an answer, and it is not known to be out of date. */
    has: (request: IncomingMessage): boolean => isAnybodys(request) && find(request.url ?? "") !== undefined,

    /** Keeps what one visitor was answered, unless it is out of date already. */
    keep(key: string, { since, subjects }: Reading, { headers, body }: Answer): void {
      if (!freshness.isFresh(since, subjects)) return;
      const all = { ...headers, vary: "Accept-Encoding" };
      answers.set(key, { since, subjects, headers: Object.entries(all).flat(), bodies: { identity: ownBody(body) } });
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
      else make(request, response, headers, kept).catch(() => response.destroy());
      return true;
    },
  };
}
