import { randomUUID } from "node:crypto";
import { errorMessages } from "@bulmo/contracts/error";
import { expect } from "vitest";
import type { World } from "../permission/world.ts";
import { addDelivery, addWebhook } from "../webhook.ts";
import { nothing, type RestRow, restRow } from "./rest-row.ts";

const { NOT_ALLOWED, SIGN_IN_REQUIRED, WEBHOOK_NOT_FOUND } = errorMessages;
const id = expect.stringMatching(/^[\da-f-]{36}$/u);

const asked = { name: "새 글 알림", address: "https://receiver.example/hook", events: ["post.created"] };
const instant = expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.*Z$/u);
const listed = {
  ...asked,
  id,
  isActive: true,
  disabledReason: null,
  disabledAt: null,
  createdAt: instant,
  lastDeliveredAt: null,
  waiting: 0,
};

const existing = async ({ site }: World) => ({ id: (await addWebhook(site, [])).id });
const nobody = () => ({ id: randomUUID() });

async function delivered({ site }: World) {
  const webhook = await addWebhook(site, []);
  return { id: await addDelivery(site, webhook, { state: "DELIVERED", nextAttemptAt: null }) };
}

const call = (address: string) => restRow("API-51", address);

/** What becomes of one that is there, and of one that is not. */
const ofOne = (address: string, answer: unknown, more: object = {}): RestRow[] => [
  call(address)("one that is there", "administrator", async (world) => ({ ...more, ...(await existing(world)) }), [
    200,
    answer,
  ]),
  call(address)("one that is not", "administrator", () => ({ ...more, ...nobody() }), [404, WEBHOOK_NOT_FOUND]),
  call(address)("one that is there", "member", async (world) => ({ ...more, ...(await existing(world)) }), [
    403,
    NOT_ALLOWED,
  ]),
];

const create = call("POST /webhooks");

export const webhookCalls: RestRow[] = [
  create("a webhook", "administrator", () => asked, [200, { ...listed, secret: expect.stringMatching(/^whsec_/u) }]),
  create("a webhook", "member", () => asked, [403, NOT_ALLOWED]),
  create("an address of this machine", "administrator", () => ({ ...asked, address: "http://localhost/" }), [
    400,
    "알림을 받을 주소는 https://로 시작하는 온전한 주소여야 합니다.",
  ]),
  call("GET /webhooks")("all of them", "administrator", nothing, [200, expect.arrayContaining([expect.any(Object)])]),
  call("GET /webhooks")("all of them", "visitor", nothing, [401, SIGN_IN_REQUIRED]),
  ...ofOne(
    "PUT /webhooks",
    { ...listed, isActive: false, disabledReason: "ADMIN", disabledAt: instant },
    { ...asked, isActive: false },
  ),
  ...ofOne("POST /webhooks/secret", { secret: expect.stringMatching(/^whsec_/u), previousEndsAt: expect.any(String) }),
  ...ofOne("POST /webhooks/test", { id }),
  ...ofOne("GET /webhooks/deliveries", { list: [], page: 1, totalPages: 1 }),
  ...ofOne("DELETE /webhooks", { success: true }),
  call("POST /webhooks/deliveries/resend")("one that arrived", "administrator", delivered, [200, { id }]),
  call("POST /webhooks/deliveries/resend")("one that is not", "administrator", nobody, [
    404,
    errorMessages.WEBHOOK_DELIVERY_NOT_FOUND,
  ]),
];
