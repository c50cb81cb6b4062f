import type { ClientRequest, IncomingMessage } from "node:http";
import { isIP, type LookupFunction } from "node:net";
import type { Outside } from "./outside.ts";

/** Bytes of an answer that are looked at: it is for whoever reads the list, and says OK or what is wrong. */
const mostBytes = 2_048;

/** Why nothing was sent, nothing came back, or what came back was no yes. */
type OutboundError =
  | "STATUS"
  | "REDIRECT"
  | "TIMEOUT"
  | "NAME_UNKNOWN"
  | "ADDRESS_PRIVATE"
  | "CERTIFICATE"
  | "CONNECTION";

/** What came of it: a status, or why there is none; `duration` in milliseconds. */
export type Outcome = { status: number | null; answer: string | null; error: OutboundError | null; duration: number };

export type Posting = {
  address: string;
  headers: Record<string, string>;
  body: string;
  /** Milliseconds for all of it: finding the address, connecting, sending, and hearing the answer. */
  timeout: number;
  /** Ends it early; the outcome is then nobody's. */
  signal: AbortSignal;
};

/** Why nothing was sent, or nothing came back. */
class PostError extends Error {
  readonly reason: OutboundError;

  constructor(reason: OutboundError) {
    super(reason);
    this.reason = reason;
  }
}

const certificateCodes = /^(?:CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_|EPROTO)/u;

function reasonOf(error: unknown): OutboundError {
  if (error instanceof PostError) return error.reason;
  const { name, code = "" } = error as NodeJS.ErrnoException;
  if (name === "TimeoutError" || name === "AbortError" || code === "ETIMEOUT" || code === "ETIMEDOUT") return "TIMEOUT";
  if (code === "ENOTFOUND" || code === "EBADNAME") return "NAME_UNKNOWN";
  return certificateCodes.test(code) ? "CERTIFICATE" : "CONNECTION";
}

/**
 * Where a connection to a host may go. One private address among them refuses all: whoever answers a name once with a
 * public and once with a private address is not trusted with either.
 */
async function addressesOf({ resolve, mayReach }: Outside, host: string): Promise<string[]> {
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0) throw new PostError("NAME_UNKNOWN");
  if (!addresses.every((address) => mayReach(address))) throw new PostError("ADDRESS_PRIVATE");
  return addresses;
}

/** Answers what was judged, whatever the name would be answered with by now. */
const pinned = (addresses: readonly string[]): LookupFunction => {
  const found = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_host, { all }, callback) =>
    all ? callback(null, found) : callback(null, found[0]?.address ?? "", found[0]?.family);
};

/** Rejects once the signal is aborted, also where what is waited for cannot be ended. */
function until<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const end = () => reject(signal.reason as Error);
  signal.addEventListener("abort", end, { once: true });
  if (signal.aborted) end();
  return Promise.race([work, promise]).finally(() => signal.removeEventListener("abort", end));
}

const answered = (request: ClientRequest): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    request.once("response", resolve).once("error", reject);
  });

/** The first characters; an answer that stops half-way has said as much as it has said. */
async function firstOf(response: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  response.on("error", () => undefined);
  try {
    for await (const chunk of response as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= mostBytes) break;
    }
  } catch {
    // Its status has been heard.
  }
  // Nothing that a database cannot hold, and nothing that turns the reading direction or hides.
  return Buffer.concat(chunks)
    .subarray(0, mostBytes)
    .toString("utf8")
    .replace(/[^\P{C}\n\t]/gu, "\uFFFD");
}

async function send(outside: Outside, posting: Posting, deadline: AbortSignal) {
  const url = new URL(posting.address);
  if (url.protocol !== "https:") throw new PostError("CONNECTION");
  const host = url.hostname.replace(/^\[|\]$/gu, "");
  const addresses = await until(deadline, addressesOf(outside, host));
  const request = outside.request({
    method: "POST",
    hostname: host,
    port: url.port === "" ? undefined : Number(url.port),
    path: url.pathname + url.search,
    headers: {
      ...posting.headers,
      host: url.host,
      "content-length": Buffer.byteLength(posting.body),
      "accept-encoding": "identity",
    },
    lookup: pinned(addresses),
    // A connection of its own each time: none is left open to an address that was judged long ago.
    agent: false,
    signal: deadline,
  });
  // What is heard after the answer is over has no listener otherwise.
  request.on("error", () => undefined);
  try {
    const heard = answered(request);
    request.end(posting.body);
    const response = await heard;
    return { status: response.statusCode ?? 0, answer: await firstOf(response) };
  } finally {
    request.destroy();
  }
}

function errorOf(status: number): OutboundError | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "REDIRECT" : "STATUS";
}

/** Posts to an address of somebody else's choice. Follows no redirect, and connects to no address but a public one. */
export async function postOutside(outside: Outside, posting: Posting): Promise<Outcome> {
  const began = performance.now();
  const duration = () => Math.round(performance.now() - began);
  const deadline = AbortSignal.any([AbortSignal.timeout(posting.timeout), posting.signal]);
  try {
    const { status, answer } = await send(outside, posting, deadline);
    return { status, answer, error: errorOf(status), duration: duration() };
  } catch (error) {
    return { status: null, answer: null, error: reasonOf(error), duration: duration() };
  }
}
