import { randomUUID } from "node:crypto";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { WebhookEvent } from "@bulmo/contracts/webhook-event";
import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook } from "@bulmo/entities/webhook.entity";
import { planDeliveries } from "../src/domains/webhook/delivery-plan.service.ts";
import { createSecret } from "../src/domains/webhook/webhook-signature.ts";
import type { Outside } from "../src/platform/outbound/outside.ts";
import type { Site } from "./site.ts";

type Received = { headers: IncomingHttpHeaders; body: string };

type Answer = (response: ServerResponse) => void;

/** Whoever listens at an address of a webhook. It says 204 until it is told to say something else. */
export async function openReceiver() {
  const received: Received[] = [];
  let answer: Answer = (response) => response.writeHead(204).end();
  const receive = async (incoming: IncomingMessage, response: ServerResponse) => {
    received.push({ headers: incoming.headers, body: (await incoming.toArray()).join("") });
    answer(response);
  };
  const server = createServer((incoming, response) => void receive(incoming, response));
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, "127.0.0.1", resolve);
  await promise;
  return {
    address: `https://receiver.example:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** The types of what has come, in order of arrival. */
    types: () => received.map(({ body }) => (JSON.parse(body) as { type: string }).type),
    answerWith(next: Answer | number): void {
      answer = typeof next === "number" ? (response) => response.writeHead(next).end(`${next}`) : next;
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A world in which every name is this machine, and nobody needs a certificate. `resolve` may be set while it turns. */
export const testOutside = (): Outside => ({
  resolve: () => Promise.resolve(["127.0.0.1"]),
  mayReach: () => true,
  request,
});

type Changes = Partial<Pick<Webhook, "address" | "createdAt" | "disabledAt" | "lastDeliveredAt">>;

/** A webhook as an administrator adds one. */
export async function addWebhook(site: Site, events: readonly WebhookEvent[], changes: Changes = {}) {
  const id = randomUUID();
  const secret = createSecret();
  await site.fork().insert(Webhook, {
    id,
    name: "견본 웹훅",
    address: "https://receiver.example/hook",
    events: [...events],
    secret: site.webhooks.key.seal(secret, id),
    createdAt: new Date(),
    ...changes,
  });
  return { id, secret };
}

/** Has these processes send what deliveries say is due, whoever wrote them. */
export async function sendDue(...sites: readonly Site[]): Promise<void> {
  for (const site of sites.slice(0, 1)) await planDeliveries({ fork: site.fork, now: new Date() });
  await Promise.all(sites.map(({ jobs }) => jobs.flush()));
}

/** Something that it is to be told, due since a while; as the version before writes it, without a job. */
export const addDelivery = (site: Site, { id: webhook }: { id: string }, changes: Partial<WebhookDelivery> = {}) =>
  site.fork().insert(WebhookDelivery, {
    event: "post.created",
    data: { type: "NOTICE", index: 1, title: "견본", author: "견본" },
    createdAt: new Date(Date.now() - 60_000),
    nextAttemptAt: new Date(Date.now() - 60_000),
    ...changes,
    webhook,
  });
