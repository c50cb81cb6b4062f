import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { env, exit, stderr, stdout } from "node:process";

const secret = env["BULMO_WEBHOOK_SECRET"] ?? "";
const port = Number(env["PORT"] ?? 8080);

if (!secret.startsWith("whsec_")) {
  stderr.write("BULMO_WEBHOOK_SECRET is not set: it is shown when the webhook is added on 관리자 › 웹훅 관리\n");
  exit(1);
}
const key = Buffer.from(secret.slice("whsec_".length), "base64");

/** Seconds by which the sender's clock and this one may differ. What is older may be one that somebody has kept to send it again. */
const tolerance = 5 * 60;

/** Most bytes of a delivery: ours have less than two thousand. */
const mostBytes = 100_000;

const headerOf = (headers: IncomingHttpHeaders, name: string) => String(headers[name] ?? "");

/** Whether the site sent these very letters, a moment ago (Standard Webhooks 1.0). */
function isGenuine(headers: IncomingHttpHeaders, body: string): boolean {
  const timestamp = headerOf(headers, "webhook-timestamp");
  if (!(Math.abs(Date.now() / 1000 - Number(timestamp)) <= tolerance)) return false;
  const expected = createHmac("sha256", key)
    .update(`${headerOf(headers, "webhook-id")}.${timestamp}.${body}`)
    .digest();
  // Several while the secret is being replaced: one that fits is enough.
  return headerOf(headers, "webhook-signature")
    .split(" ")
    .filter((signature) => signature.startsWith("v1,"))
    .map((signature) => Buffer.from(signature.slice("v1,".length), "base64"))
    .some((signature) => signature.length === expected.length && timingSafeEqual(signature, expected));
}

async function read(request: AsyncIterable<Buffer>): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  // The letters as they came: JSON that is parsed and written again is signed no more.
  return Buffer.concat(chunks).toString("utf8");
}

/** What has been dealt with. A delivery may come twice, so a program that must not do a thing twice keeps this for good. */
const known = new Set<string>();

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await read(request);
  if (body === null || !isGenuine(request.headers, body)) {
    response.writeHead(401).end("the signature does not fit");
    return;
  }
  // Answered first: whoever takes longer than ten seconds is asked again.
  response.writeHead(204).end();
  const id = headerOf(request.headers, "webhook-id");
  if (known.has(id)) return;
  known.add(id);
  const { type, data } = JSON.parse(body) as { type: string; data: { title?: string; url?: string } };
  stdout.write(`${type} ${[data.title, data.url].filter(Boolean).join(" ")}\n`);
}

const server = createServer((request, response) => {
  receive(request, response).catch(() => response.destroy());
});

// A server that speaks TLS stands in front: the site sends to https alone.
server.listen(port, () => stdout.write(`listening on ${(server.address() as AddressInfo).port}\n`));
