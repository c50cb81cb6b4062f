import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { encodingFor } from "../http/compress.ts";
import { emit } from "../measure/measure.ts";
import { type Answer, createAnswerStore, type CachedAnswer } from "./answer-store.ts";
import { isAnonymous } from "./cacheable.ts";
import type { Freshness } from "./freshness.ts";
import { type Bodies, bodyIn } from "./cached-bodies.ts";
import type { TagCollector } from "./tag-collector.ts";

/** Of the body as it was made, which is there whenever this is asked for the first time. */
function etagOf(cached: CachedAnswer): string {
  const hash = ({ identity = Buffer.alloc(0) }: Bodies) =>
    createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return (cached.etag ??= `W/"${hash(cached.bodies)}"`);
}

const isKnown = ({ headers }: IncomingMessage, etag: string) =>
  headers["if-none-match"]?.split(",").some((known) => known.trim() === etag) ?? false;

function send(request: IncomingMessage, response: ServerResponse, headers: string[], body: Buffer): void {
  response.writeHead(200, [...headers, "content-length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Answers requests with whole answers from memory. */
export function createCachedAnswers(freshness: Freshness, now: () => Date) {
  const store = createAnswerStore(freshness, now);

  /** Sends a body that has to be made first, and stores it. */
  const make = async (request: IncomingMessage, response: ServerResponse, headers: string[], cached: CachedAnswer) => {
    const made = await bodyIn(encodingFor(request.headers["accept-encoding"]), cached.bodies);
    store.replace(request.url ?? "", cached, made.bodies);
    send(request, response, headers, made.body);
  };

  return {
    /** Whether there is an answer, and it is not known to be out of date. */
    has: (request: IncomingMessage): boolean => isAnonymous(request) && store.has(request.url ?? ""),

    put: (key: string, collector: TagCollector, answer: Answer): void => store.put(key, collector, answer),

    /**
     * Answers from memory, with these headers besides; false when there is nothing fresh, and nothing has been written
     * then. It stands before everything else, so that it costs next to nothing.
     */
    answer(request: IncomingMessage, response: ServerResponse, besides: string[] = []): boolean {
      const cached = isAnonymous(request) ? store.find(request.url ?? "") : undefined;
      if (!cached) return false;
      emit("cached", {});
      const etag = etagOf(cached);
      const headers = [...cached.headers, "etag", etag, ...besides];
      if (isKnown(request, etag)) {
        response.writeHead(304, headers).end();
        return true;
      }
      const encoding = encodingFor(request.headers["accept-encoding"]);
      const body = cached.bodies[encoding];
      if (encoding !== "identity") headers.push("content-encoding", encoding);
      if (body) send(request, response, headers, body);
      else make(request, response, headers, cached).catch(() => response.destroy());
      return true;
    },
  };
}
