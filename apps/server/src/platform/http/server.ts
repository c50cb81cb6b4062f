import { createServer, type RequestListener, type Server } from "node:http";
import type { Log } from "../log/log.ts";
import type { MinimumRate } from "./minimum-rate.ts";
import { limitPipelining } from "./pipelining.ts";
import { cutOffSlowBodies } from "./slow-body.ts";
import { cutOffSlowReaders } from "./slow-reader.ts";
import { answerClientErrors } from "./client-error.ts";

/** How long a client may take, in milliseconds. */
export type ServerTimeouts = MinimumRate & {
  /** For all headers of a request. */
  headers: number;
  /** How fast an answer that waits has to be read. */
  answerRate: MinimumRate;
  /** For a whole request: 20 MB from a phone with 300 kbit/s. */
  request: number;
  /** How often headers and whole requests are looked at. */
  checkInterval: number;
};

/**
 * Whoever is slower holds a connection for nothing (hazard 14). Node itself looks every 30 s. A body has to come with a
 * kilobyte a second: an eighth of what a phone has left at 64 kbit/s, so that it may stand still for 26 s of each 30.
 * An answer has to be read as fast, over five minutes: at 64 kbit/s behind a proxy on the same machine, the system tells of
 * it every 145 to 185 s (slow-reader.ts).
 */
export const serverTimeouts: ServerTimeouts = {
  headers: 10_000,
  window: 30_000,
  minimumBytes: 30 * 1024,
  answerRate: { window: 300_000, minimumBytes: 300 * 1024 },
  request: 600_000,
  checkInterval: 1_000,
};

/** A server whose limits fit what pages and calls of ours really send. `log` hears of what never becomes a request. */
export function createHttpServer(
  listener: RequestListener,
  timeouts: ServerTimeouts = serverTimeouts,
  log?: Log,
): Server {
  const { headers, answerRate, request, checkInterval } = timeouts;
  const server = createServer(
    {
      headersTimeout: headers,
      requestTimeout: request,
      connectionsCheckingInterval: checkInterval,
      // A search of 10 KB is nine bytes a syllable in an address; it reaches our own answer, not Node's bare 431.
      maxHeaderSize: 64 * 1024,
    },
    limitPipelining(cutOffSlowBodies(listener, timeouts)),
  );
  cutOffSlowReaders(server, answerRate);
  answerClientErrors(server, log);
  return server;
}
