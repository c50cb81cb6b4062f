import type { RequestListener } from "node:http";
import type { Socket } from "node:net";

/** Answers that may be under way on one connection. Browsers and proxies wait for each before they ask for the next. */
const most = 16;

/**
 * Closes the connection of whoever asks for many things at once and waits for none. Node stops reading from somebody
 * who does not read, but only after all requests of 64 KB: 2,400 of them, worked on side by side, whose answers wait
 * in memory.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
  const underWay = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    const count = underWay.get(socket) ?? 0;
    // Those behind the one that was too much come all the same.
    if (socket.destroyed) return;
    if (count >= most) {
      socket.destroy();
      return;
    }
    underWay.set(socket, count + 1);
    response.once("close", () => underWay.set(socket, (underWay.get(socket) ?? 1) - 1));
    listener(request, response);
  };
}
