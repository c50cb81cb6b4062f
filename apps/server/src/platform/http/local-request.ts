import type { IncomingMessage } from "node:http";

const loopback = /^(?:::1|(?:::ffff:)?127(?:\.\d{1,3}){3})$/u;
const ownHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/iu;

/** What proxies and content networks write into requests that they pass on. */
const forwarding =
  /^(?:forwarded|via|cdn-loop|proxy-.+|x-forwarded(?:-.+)?|x-original-.+|(?:.+-)?(?:client|real|connecting)-ip|(?:cf|x-amzn|x-azure|x-envoy)-.+)$/u;

/**
 * Whether a program on this computer asks, and asks for this computer: not somebody behind a proxy that runs here, and
 * not another site's name that was made to point here. A proxy that rewrites the Host and says nothing of itself cannot
 * be told from a program here, so whoever asks this knows by the settings that there is none. HTTP/1.0 is what nginx
 * speaks to a site where it is told nothing else; no browser and no collector does.
 */
export function isLocalRequest({ socket, headers, httpVersion }: IncomingMessage): boolean {
  const isForwarded = Object.keys(headers).some((name) => forwarding.test(name));
  const isHere = loopback.test(socket.remoteAddress ?? "") && ownHost.test(headers.host ?? "");
  return isHere && !isForwarded && httpVersion !== "1.0";
}
