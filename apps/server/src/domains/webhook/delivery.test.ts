import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook as WebhookRow } from "@bulmo/entities/webhook.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { Webhook } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addDelivery, addWebhook, openReceiver, sendDue, testOutside } from "../../../testing/webhook.ts";
import { isPublicAddress } from "../../platform/outbound/public-address.ts";
import { sweepDeliveries } from "./delivery-outcome.ts";
import { mostAttempts } from "./retry-pause.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let time = new Date();
  const outside = testOutside();
  const world = { now: () => time, outside };
  let receiver: Awaited<ReturnType<typeof openReceiver>>;

  beforeAll(async () => {
    site = await openSite(server, world);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    time = new Date();
    Object.assign(outside, testOutside());
    receiver = await openReceiver();
  });
  afterEach(async () => {
    await site.fork().nativeDelete(WebhookRow, {});
    await site.fork().execute("delete from job");
    receiver.close();
  });

  const pass = (milliseconds: number) => {
    time = new Date(time.getTime() + milliseconds);
  };
  const send = () => sendDue(site);
  const read = (id: string) => site.fork().findOneOrFail(WebhookDelivery, { id });
  const readWebhook = (id: string) => site.fork().findOneOrFail(WebhookRow, { id });

  /** A webhook that the receiver listens to, and something that it is to be told. */
  async function due(changes: Parameters<typeof addDelivery>[2] = {}) {
    const webhook = await addWebhook(site, ["post.created"], { address: receiver.address });
    return { ...webhook, delivery: await addDelivery(site, webhook, changes) };
  }

  test("API-51 what arrives is signed, and says what, when and where; it is sent once", async () => {
    const { id, secret, delivery } = await due();
    await send();
    await send();
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = receiver.received;
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: "post.created",
      timestamp: (await read(delivery)).createdAt.toISOString(),
      data: {
        type: "NOTICE",
        index: 1,
        title: "견본",
        author: "견본",
        url: expect.stringMatching(/^https?:\/\/.+\/community\/notice\/detail\?index=1$/u),
      },
    });
    expect(headers).toMatchObject({ "webhook-id": delivery, "content-type": "application/json" });
    expect(await read(delivery)).toMatchObject({
      state: "DELIVERED",
      attempts: 1,
      nextAttemptAt: null,
      lastStatus: 204,
      lastError: null,
    });
    expect((await readWebhook(id)).lastDeliveredAt).toEqual(time);
  });

  test("API-51 a receiver that answers 500 for a while gets it in the end, under the same id and in growing pauses", async () => {
    const { secret, delivery } = await due();
    receiver.answerWith(500);
    const pauses: number[] = [];
    for (const attempt of [1, 2, 3]) {
      await send();
      const { state, attempts, nextAttemptAt, lastStatus, lastAnswer, lastError } = await read(delivery);
      expect({ state, attempts, lastStatus, lastAnswer, lastError }).toEqual({
        state: "WAITING",
        attempts: attempt,
        lastStatus: 500,
        lastAnswer: "500",
        lastError: "STATUS",
      });
      const pause = nextAttemptAt!.getTime() - time.getTime();
      pauses.push(pause);
      pass(pause - 1);
      await send();
      expect(receiver.received).toHaveLength(attempt);
      pass(1);
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(4_500);
    expect(pauses[1]! / minute).toBeCloseTo(5, 0);
    expect(pauses[2]! / minute).toBeGreaterThanOrEqual(27);
    receiver.answerWith(200);
    await send();
    expect(await read(delivery)).toMatchObject({ state: "DELIVERED", attempts: 4, lastStatus: 200, lastError: null });
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(new Set([delivery]));
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    // Each attempt is signed at its own time, or a receiver would take it for a replay.
    const { body, headers } = receiver.received.at(-1)!;
    const signed = headers as Record<string, string>;
    expect(Number(signed["webhook-timestamp"])).toBe(Math.floor(time.getTime() / 1_000));
    const justNow = String(Math.floor(Date.now() / 1_000));
    expect(() => new Webhook(secret).verify(body, { ...signed, "webhook-timestamp": justNow })).toThrow();
  });

  test("API-51 a receiver that hangs is left, and keeps no other webhook's waiting", async () => {
    const { delivery } = await due();
    const hasty = await openSite(server, { ...world, outside: { ...outside, timeout: 1_000 }, beside: site });
    receiver.answerWith(() => undefined);
    const other = await openReceiver();
    const quick = await addWebhook(site, ["post.created"], { address: other.address });
    const arrives = await addDelivery(site, quick);
    await sendDue(hasty);
    expect(await read(delivery)).toMatchObject({ state: "WAITING", lastStatus: null, lastError: "TIMEOUT" });
    expect(await read(arrives)).toMatchObject({ state: "DELIVERED" });
    other.close();
    await hasty.close();
  });

  test("API-51 a name that moves to a private address is not followed there, and is when it comes back", async () => {
    const { delivery } = await due();
    Object.assign(outside, { mayReach: isPublicAddress });
    await send();
    expect(receiver.received).toEqual([]);
    expect(await read(delivery)).toMatchObject({ state: "WAITING", lastStatus: null, lastError: "ADDRESS_PRIVATE" });
    Object.assign(outside, testOutside());
    pass(minute);
    await send();
    expect(receiver.types()).toEqual(["post.created"]);
  });

  test("API-51 a redirect to a private address is not followed either", async () => {
    const { delivery } = await due();
    receiver.answerWith((response) => response.writeHead(302, { location: "https://10.0.0.1/" }).end());
    await send();
    expect(receiver.received).toHaveLength(1);
    expect(await read(delivery)).toMatchObject({ state: "WAITING", lastStatus: 302, lastError: "REDIRECT" });
  });

  test("API-51 what nothing reaches for three days is turned off, administrators are told, and nothing more is sent", async () => {
    const admin = await createSignedIn(site, { isAdmin: true, nickname: "지킴이" });
    await proveEmail(site.fork(), admin.user);
    const retired = await createSignedIn(site, { isAdmin: true, nickname: "쉬는이", isActive: false });
    const { id, delivery } = await due();
    receiver.answerWith(503);
    const began = time.getTime();
    for (let attempt = 1; attempt <= mostAttempts; attempt += 1) {
      await send();
      pass((await read(delivery)).nextAttemptAt ? (await read(delivery)).nextAttemptAt!.getTime() - time.getTime() : 0);
    }
    expect(receiver.received).toHaveLength(mostAttempts);
    expect((time.getTime() - began) / day).toBeGreaterThan(2.7);
    expect(await read(delivery)).toMatchObject({ state: "FAILED", attempts: mostAttempts, nextAttemptAt: null });
    expect(await readWebhook(id)).toMatchObject({ disabledAt: time, disabledReason: "FAILING" });
    await expect.poll(() => site.mailsTo(admin.user.email)).toHaveLength(1);
    const [letter] = await site.mailsTo(admin.user.email);
    expect(letter?.subject).toContain("웹훅이 꺼졌습니다");
    expect(letter?.text).toContain("‘견본 웹훅’ 웹훅이 저절로 꺼졌습니다");
    expect(letter?.text).toContain("/admin/webhook");
    expect(await site.mailsTo(retired.user.email)).toEqual([]);
    const waiting = await addDelivery(site, { id });
    await send();
    expect(await read(waiting)).toMatchObject({ state: "WAITING", attempts: 0 });
  });

  test("API-51 one that others have reached meanwhile stays on, and what did not arrive is given up", async () => {
    const { id, delivery } = await due({ attempts: mostAttempts - 1 });
    await site.fork().nativeUpdate(WebhookRow, { id }, { lastDeliveredAt: new Date() });
    receiver.answerWith(400);
    await send();
    expect(await read(delivery)).toMatchObject({ state: "FAILED", attempts: mostAttempts });
    expect(await readWebhook(id)).toMatchObject({ disabledAt: null });
  });

  test("API-51 what is sent again by hand uses up no attempt, puts none off and turns nothing off", async () => {
    const { id, delivery } = await due();
    receiver.answerWith(500);
    await send();
    const before = await read(delivery);
    const resend = async (status: number) => {
      receiver.answerWith(status);
      await site.fork().nativeUpdate(WebhookDelivery, { id: delivery }, { resendAt: time });
      await send();
    };
    for (let count = 0; count < mostAttempts; count += 1) await resend(500);
    await resend(410);
    expect(receiver.received).toHaveLength(mostAttempts + 2);
    const { state, attempts, nextAttemptAt } = before;
    expect(await read(delivery)).toMatchObject({ state, attempts, nextAttemptAt, resendAt: null, lastStatus: 410 });
    expect(await readWebhook(id)).toMatchObject({ disabledAt: null });
    receiver.answerWith(500);
    pass(minute);
    await send();
    expect(await read(delivery)).toMatchObject({ state: "WAITING", attempts: 2 });
    await resend(204);
    expect(await read(delivery)).toMatchObject({ state: "DELIVERED", attempts: 2, nextAttemptAt: null });
    expect((await readWebhook(id)).lastDeliveredAt).toEqual(time);
    // What has arrived before has arrived, whatever is answered now.
    await resend(500);
    expect(await read(delivery)).toMatchObject({ state: "DELIVERED", lastStatus: 500, resendAt: null });
  });

  test("API-51 who answers 410 is asked no more", async () => {
    const { id, delivery } = await due();
    receiver.answerWith(410);
    await send();
    expect(await read(delivery)).toMatchObject({ state: "FAILED", attempts: 1, lastStatus: 410 });
    expect(await readWebhook(id)).toMatchObject({ disabledAt: time, disabledReason: "GONE" });
  });

  test.each([410, 503])(
    "API-51 whose address is corrected meanwhile is not turned off by a %i of the old one",
    async (status) => {
      const { id } = await due({ attempts: mostAttempts - 1 });
      const address = "https://corrected.example/hook";
      receiver.answerWith((response) => {
        const correction = site.fork().nativeUpdate(WebhookRow, { id }, { address });
        void correction.finally(() => response.writeHead(status).end());
      });
      await send();
      expect(receiver.received).toHaveLength(1);
      expect(await readWebhook(id)).toMatchObject({ address, disabledAt: null });
    },
  );

  test("API-51 what the old address answers of an attempt that the correction found under way is of no account", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    const { id, delivery } = await due();
    const other = await openReceiver();
    const { promise, resolve } = Promise.withResolvers<void>();
    receiver.answerWith((response) => void promise.then(() => response.writeHead(410).end()));
    const first = send();
    await expect.poll(() => receiver.received.length).toBe(1);
    pass(1);
    await site.call("PUT", "/api/webhooks", { token, body: { id, address: other.address } });
    const second = await openSite(server, { ...world, beside: site });
    other.answerWith((response) => {
      resolve();
      void first.then(() => response.writeHead(500).end());
    });
    await sendDue(second);
    expect(await read(delivery)).toMatchObject({ state: "WAITING", attempts: 1, lastStatus: 500 });
    expect(await readWebhook(id)).toMatchObject({ disabledAt: null });
    other.close();
    await second.close();
  });

  test("API-51 deliveries are kept for a month", async () => {
    const { delivery } = await due({ state: "DELIVERED", nextAttemptAt: null, createdAt: time });
    await sweepDeliveries(site.fork(), new Date(time.getTime() + 29 * day));
    expect(await site.fork().count(WebhookDelivery, { id: delivery })).toBe(1);
    await sweepDeliveries(site.fork(), new Date(time.getTime() + 31 * day));
    expect(await site.fork().count(WebhookDelivery, { id: delivery })).toBe(0);
  });
});
