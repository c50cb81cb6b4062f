import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Looks at a connection within the time for which it may stand still. */
const looks = 30;

/** What Node counts of a connection's way into the network, and gives no public name. */
type Way = { _handle?: { bytesWritten?: number; writeQueueSize?: number } | null };

/**
 * The bytes that the system has taken of what was written. The public counts know whole writes only, and an answer of
 * megabytes is one: somebody who reads it slowly would seem to read nothing.
 */
function taken(socket: Socket): number {
  const { _handle: way } = socket as Socket & Way;
  const { bytesWritten, writeQueueSize } = way ?? {};
  if (bytesWritten === undefined || writeQueueSize === undefined) return socket.bytesWritten - socket.writableLength;
  return bytesWritten - writeQueueSize;
}

/** How far a reader had come, and when they were seen to have come further, in milliseconds. */
type Progress = { taken: number; at: number };

/** Destroys the connection of whoever took nothing for so long, and answers how far the others are. */
function look(socket: Socket, before: Progress, standstill: number): Progress {
  const now = { taken: taken(socket), at: performance.now() };
  // Where nothing waits, the work is ours or the silence Node's business.
  if (socket.writableLength === 0 || now.taken !== before.taken) return now;
  if (now.at - before.at >= standstill) socket.destroy();
  return before;
}

/**
 * Cuts off whoever asks and for so many milliseconds reads nothing of an answer that waits for them; each part that
 * they read is progress. The system takes some megabytes for them before anything waits here, and tells of what was
 * read in steps of up to a third of that.
 */
export function cutOffUnread(server: Server, standstill: number): void {
  const readers = new Map<Socket, Progress>();
  server.on("connection", (socket: Socket) => {
    readers.set(socket, { taken: 0, at: performance.now() });
    socket.once("close", () => readers.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of readers) readers.set(socket, look(socket, before, standstill));
  }, standstill / looks).unref();
  server.once("close", () => clearInterval(timer));
}
