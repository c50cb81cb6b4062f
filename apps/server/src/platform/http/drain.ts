import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { Server as NetServer } from "node:net";

/**
 * Clients that keep a connection may have sent their next call before they can know that the site stops; for so long, in
 * milliseconds, it is still answered.
 */
const lastCalls = 1_000;

/** How often connections are looked for that nobody uses any more, in milliseconds. */
const lookEvery = 100;

/** Ends what a server has begun; `longest` is when the rest is cut off, in milliseconds. */
export type Drain = (longest: number) => Promise<void>;

/**
 * Prepares the end of a server that does not listen yet. From the end's beginning nobody is let in, every answer tells
 * its client to close the connection, and connections without a call are closed when there was time for a last one.
 */
export function prepareDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let isEnding = false;
  server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
    // Else whoever asks again and again would be cut off in the middle of a call.
    if (isEnding) response.shouldKeepAlive = false;
    underWay.add(response);
    response.once("close", () => underWay.delete(response));
  });
  return async (longest) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    isEnding = true;
    for (const response of underWay) response.shouldKeepAlive = false;
    // That of HTTP servers also closes at once every connection that happens to have no call.
    NetServer.prototype.close.call(server, () => resolve());
    const began = performance.now();
    const look = setInterval(() => {
      if (performance.now() - began > lastCalls) server.closeIdleConnections();
    }, lookEvery);
    const cut = setTimeout(() => server.closeAllConnections(), longest);
    await promise;
    clearInterval(look);
    clearTimeout(cut);
  };
}
