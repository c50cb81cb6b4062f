import { Agent, type IncomingMessage, request } from "node:http";

export type Sent = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** `milliseconds` from asking to the last byte, for each request; `bytes` of the last answer's body as sent. */
export type Driven = { milliseconds: number[]; bytes: number };

/** What a browser says it understands. */
const accepted = { "accept-encoding": "gzip, deflate, br" };

function ask(origin: string, agent: Agent, { path, method = "GET", headers = {}, body }: Sent): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const onAnswer = (answer: IncomingMessage) => {
    let bytes = 0;
    answer.on("data", (chunk: Buffer) => (bytes += chunk.length));
    answer.once("error", reject).once("end", () => {
      if (answer.statusCode === 200) resolve(bytes);
      else reject(new Error(`${path} answered ${answer.statusCode}`));
    });
  };
  const call = request(origin + path, { agent, method, headers: { ...accepted, ...headers } });
  // A server may let an idle connection go at the moment at which it is used again; nothing was answered then.
  const onFault = (fault: NodeJS.ErrnoException) => {
    if (call.reusedSocket && fault.code === "ECONNRESET") resolve(ask(origin, agent, { path, method, headers, body }));
    else reject(fault);
  };
  call.once("error", onFault).once("response", onAnswer).end(body);
  return promise;
}

/** So many requests over so many connections that stay open, each sending its next when it has the last answer. */
export async function drive(
  origin: string,
  { count, connections, make }: { count: number; connections: number; make: (place: number) => Sent | Promise<Sent> },
): Promise<Driven> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const driven: Driven = { milliseconds: [], bytes: 0 };
  let next = 0;
  const work = async () => {
    while (next < count) {
      const sent = await make(next++);
      const start = performance.now();
      driven.bytes = await ask(origin, agent, sent);
      driven.milliseconds.push(performance.now() - start);
    }
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
  return driven;
}

/** `share` from 0 to 1: 0.5 is the median. */
export function quantile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: number[]): number => quantile(values, 0.5);
