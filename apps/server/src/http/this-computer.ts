import type { IncomingMessage } from "node:http";

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/u;
const ownNames = new Set(["localhost", "127.0.0.1", "[::1]"]);

const hostOf = (header: string | undefined) => {
  const address = `http://${header ?? ""}`;
  return URL.canParse(address) ? new URL(address).hostname : "";
};

/**
 * Whether a program on this computer asks, and asks for this computer: not somebody behind a proxy that runs here, and
 * not another site's name that was made to point here.
 */
export function isFromThisComputer({ socket, headers }: IncomingMessage): boolean {
  const isForwarded = ["forwarded", "x-forwarded-for", "x-real-ip", "via"].some((name) => headers[name] !== undefined);
  return !isForwarded && loopback.test(socket.remoteAddress ?? "") && ownNames.has(hostOf(headers.host));
}
