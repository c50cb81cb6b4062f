import type { RequestHandler, Response } from "express";
import { compressedOf } from "../http/compress.ts";
import { isAnonymous } from "./cacheable.ts";
import type { ResponseCache } from "./response-cache.ts";
import { createTagCollector, type TagCollector } from "./tag-collector.ts";

/** What belongs to one sending, or is made anew for each. */
const ofOneSending = new Set(["content-encoding", "content-length", "date", "etag", "vary", "x-request-id"]);

/** Of one connection and not of the answer (RFC 9110, 7.6.1). */
const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

/** Whether the answer is the same for all who take its encoding: it says so itself. */
const variesByEncodingAlone = (response: Response) =>
  String(response.getHeader("vary") ?? "")
    .split(",")
    .every((name) => /^\s*(?:accept-encoding)?\s*$/iu.test(name));

/** Nothing is cached that comes in parts, that is for one reader, or that another header would have changed (SEC-15). */
const isStorable = (response: Response) =>
  response.statusCode === 200 &&
  !response.hasHeader("set-cookie") &&
  !hopByHop.some((name) => response.hasHeader(name)) &&
  variesByEncodingAlone(response);

/** What is being read for this answer; undefined where it is not one for all. */
export const tagCollectorOf = (response: Response): TagCollector | undefined =>
  response.locals["tagCollector"] as TagCollector | undefined;

/** Calls `onWhole` with the body once it has been sent whole. It stands before whatever compresses. */
function collect(response: Response, onWhole: (body: Buffer) => void): void {
  const parts: Buffer[] = [];
  const add = (chunk: unknown) => {
    if (typeof chunk === "string") parts.push(Buffer.from(chunk));
    else if (Buffer.isBuffer(chunk)) parts.push(chunk);
    else if (chunk instanceof Uint8Array) parts.push(Buffer.from(chunk));
  };
  const write = response.write.bind(response) as (...sent: unknown[]) => boolean;
  const end = response.end.bind(response) as (...sent: unknown[]) => Response;
  response.write = (...sent: unknown[]) => {
    add(sent[0]);
    return write(...sent);
  };
  response.end = (...sent: unknown[]) => {
    add(sent[0]);
    const ended = end(...sent);
    onWhole(parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts));
    return ended;
  };
}

const headersOf = (response: Response) =>
  Object.fromEntries(
    Object.entries(response.getHeaders())
      .filter(([name]) => !ofOneSending.has(name))
      .map(([name, value]) => [name, String(value)]),
  );

/** What a call has told of its answer; a weak one is of the bytes of one sending. */
function strongTagOf(response: Response): string | undefined {
  const tag = String(response.getHeader("etag") ?? "");
  return tag.startsWith('"') ? tag : undefined;
}

/**
 * Caches what visitors are answered at the addresses whose answers may be (cacheable.ts). Of many who ask for the same at
 * once, the first one's answer serves all.
 */
export function cacheAnswers(
  { answers, freshness }: Pick<ResponseCache, "answers" | "freshness">,
  isCacheable: (address: string) => boolean,
): RequestHandler {
  const underWay = new Map<string, Promise<void>>();
  return async (request, response, next) => {
    const key = request.originalUrl;
    if (request.method !== "GET" || !isAnonymous(request) || !isCacheable(key)) return next();
    await underWay.get(key);
    // Whoever left while waiting will not close any more: everybody behind them would wait for ever.
    if (response.destroyed) return;
    if (answers.answer(request, response)) return;
    const collector = createTagCollector(freshness.now());
    response.locals["tagCollector"] = collector;
    const { promise, resolve } = Promise.withResolvers<void>();
    underWay.set(key, promise);
    const end = () => {
      if (underWay.get(key) === promise) underWay.delete(key);
      resolve();
    };
    response.once("close", end);
    collect(response, (body) => {
      if (isStorable(response) && collector.isShared && !collector.isRefused)
        answers.put(key, collector, {
          headers: headersOf(response),
          body,
          compressed: compressedOf(response),
          etag: strongTagOf(response),
        });
      end();
    });
    next();
  };
}
