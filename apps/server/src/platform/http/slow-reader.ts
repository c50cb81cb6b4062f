import type { Server } from "node:http";
import type { Socket } from "node:net";
import { createRateMeter, samplesPerWindow, type MinimumRate } from "./minimum-rate.ts";

/** What Node counts of a connection's way into the network, and gives no public name. */
type SocketHandle = { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };

/**
 * The bytes that the system has taken of what was written. The public counts know whole writes only, and an answer of
 * megabytes is one: somebody who reads it slowly would seem to read nothing.
 */
function taken(socket: Socket): number {
  const { _handle: handle } = socket as Socket & SocketHandle;
  const { bytesWritten, writeQueueSize } = handle ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}

/** How fast a reader is of what waits for them; undefined where nothing does. */
type Seen = ReturnType<typeof createRateMeter> | undefined;

/** Destroys the connection of whoever is too slow. */
function look(socket: Socket, seen: Seen, minimumRate: MinimumRate): Seen {
  // The work is ours or the silence Node's business, and the next answer begins anew.
  if (socket.writableLength === 0) return undefined;
  const bytes = taken(socket);
  if (!seen) return createRateMeter(minimumRate, bytes);
  if (seen.isTooSlow(bytes)) socket.destroy();
  return seen;
}

/**
 * Cuts off whoever asks and reads nothing of an answer that waits for them, or reads it slower than bodies have to come.
 * The system takes up to 4 MB for them before anything waits here, and tells of what was read in steps of up to a third
 * of that: `minimumRate` has to be counted over a time in which a slow reader makes such a step.
 */
export function cutOffSlowReaders(server: Server, minimumRate: MinimumRate): void {
  const readers = new Map<Socket, Seen>();
  server.on("connection", (socket: Socket) => {
    readers.set(socket, undefined);
    socket.once("close", () => readers.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, seen] of readers) readers.set(socket, look(socket, seen, minimumRate));
  }, minimumRate.window / samplesPerWindow).unref();
  server.once("close", () => clearInterval(timer));
}
