import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "../http/compress.ts";
import { emit } from "../event/event.ts";
import { type Answer, createAnswerStore, type Kept } from "./answer-store.ts";
import { isAnybodys } from "./cacheable.ts";
import type { Freshness } from "./freshness.ts";
import { type Bodies, bodyIn } from "./cached-bodies.ts";
import type { Reading } from "./tag-collector.ts";

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

export type KeptAnswers = ReturnType<typeof createKeptAnswers>;

/** Answers requests with whole answers that are kept. */
export function createKeptAnswers(freshness: Freshness, now: () => Date) {
  const store = createAnswerStore(freshness, now);

  /** Sends a body that has to be made first, and keeps it. */
  const make = async (request: IncomingMessage, response: ServerResponse, headers: string[], kept: Kept) => {
    const made = await bodyIn(encodingFor(request.headers["accept-encoding"]), kept.bodies);
    store.replace(request.url ?? "", kept, made.bodies);
    send(request, response, headers, made.body);
  };

  return {
    /** Whether there is an answer, and it is not known to be out of date. */
    has: (request: IncomingMessage): boolean => isAnybodys(request) && store.has(request.url ?? ""),

    keep: (key: string, reading: Reading, answer: Answer): void => store.keep(key, reading, answer),

    /**
     * Answers from memory, with these headers besides; false when there is nothing fresh, and nothing has been written
     * then. It stands before everything else, so that it costs next to nothing.
     */
    answer(request: IncomingMessage, response: ServerResponse, besides: string[] = []): boolean {
      const kept = isAnybodys(request) ? store.find(request.url ?? "") : undefined;
      if (!kept) return false;
      emit("kept", {});
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
