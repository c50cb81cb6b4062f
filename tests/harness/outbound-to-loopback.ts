import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { fileURLToPath } from "node:url";

const preload = fileURLToPath(new URL("./outbound-to-loopback.mjs", import.meta.url));

/** What a server is started with whose webhooks are to reach this machine. */
export const outboundToLoopback = { NODE_OPTIONS: `--import ${preload}` };

type Received = { headers: IncomingHttpHeaders; body: string };

/** A program of somebody else that is told of what happens, on this machine; `answer` is the status that it says. */
export async function openReceiver(answer: () => number) {
  const received: Received[] = [];
  const receive = async (incoming: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: incoming.headers, body: (await incoming.toArray()).join("") });
    response.writeHead(answer()).end("받았습니다");
  };
  const server = createServer((incoming, response) => void receive(incoming, response));
  await new Promise<void>((listening) => {
    server.listen(0, "127.0.0.1", listening);
  });
  return {
    address: `https://receiver.example:${(server.address() as AddressInfo).port}/bulmo`,
    received,
    close: () => server.close(),
  };
}
