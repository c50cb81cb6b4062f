import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook as WebhookRow } from "@bulmo/entities/webhook.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addDelivery, addWebhook, openReceiver, sendDue, testOutside } from "../../../testing/webhook.ts";
import { planDeliveries } from "./delivery-plan.service.ts";

const minute = 60_000;

describe.each(testServers(testDatabaseUrl))("jobs of deliveries, on $name", (server) => {
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

  /** A webhook that the receiver listens to, and something that it is to be told. */
  async function due() {
    const webhook = await addWebhook(site, ["post.created"], { address: receiver.address });
    return { ...webhook, delivery: await addDelivery(site, webhook) };
  }

  test("API-51 two processes share what is due, and send nothing twice", async () => {
    const second = await openSite(server, { ...world, beside: site });
    const webhook = await addWebhook(site, ["post.created"], { address: receiver.address });
    const ids = new Set<string>();
    for (let count = 0; count < 40; count += 1) ids.add(await addDelivery(site, webhook));
    await Promise.all([sendDue(site, second), sendDue(second, site)]);
    expect(receiver.received).toHaveLength(40);
    expect(new Set(receiver.received.map(({ headers }) => headers["webhook-id"]))).toEqual(ids);
    await second.close();
  });

  test("API-51 what a process took along into its end is sent by another after a while", async () => {
    const { delivery } = await due();
    const second = await openSite(server, { ...world, outside: { ...outside, timeout: 60_000 }, beside: site });
    receiver.answerWith(() => undefined);
    await planDeliveries({ fork: site.fork, now: time });
    second.webhooks.nudge();
    await expect.poll(() => receiver.received.length).toBe(1);
    await second.close();
    expect(await read(delivery)).toMatchObject({ state: "WAITING", attempts: 1, lastStatus: null });
    receiver.answerWith(204);
    await send();
    expect(receiver.received).toHaveLength(1);
    pass(minute);
    await send();
    expect(receiver.received).toHaveLength(2);
    expect(await read(delivery)).toMatchObject({ state: "DELIVERED", attempts: 2 });
  });

  test("DAY-03 what happens is told by a job of its transaction; administrators see one that was given up, and try it again", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    await addWebhook(site, ["post.created"], { address: receiver.address });
    const post = { type: "NOTICE", title: "알릴 글", content: "<p>글</p>" };
    expect((await site.call("POST", "/api/post", { token, body: post })).status).toBe(200);
    const jobs = async () =>
      (await site.call("GET", "/api/job/list?limit=100", { token })).body.list as Record<string, unknown>[];
    const [asked] = await jobs();
    expect(asked).toMatchObject({ kind: "webhook", subject: "post.created", state: "WAITING", attempts: 0 });
    receiver.answerWith(410);
    time = new Date(Date.now() + 1_000);
    await site.jobs.flush();
    const failed = (await jobs()).find(({ kind }) => kind === "webhook");
    expect(failed).toMatchObject({ state: "FAILED", attempts: 1, lastError: "WEBHOOK STATUS 410" });
    await site.fork().nativeUpdate(WebhookRow, {}, { disabledAt: null, disabledReason: null });
    receiver.answerWith(204);
    expect((await site.call("POST", "/api/job/retry", { token, body: { id: failed?.["id"] } })).status).toBe(200);
    await site.jobs.flush();
    expect(receiver.types()).toEqual(["post.created", "post.created"]);
    expect((await jobs()).filter(({ kind }) => kind === "webhook")).toMatchObject([{ state: "DONE" }]);
    expect(await site.fork().findOneOrFail(WebhookDelivery, { event: "post.created" })).toMatchObject({
      state: "DELIVERED",
      attempts: 1,
    });
  });

  test("DAY-03 no job is left of a webhook that was removed, also by the version before", async () => {
    const { token } = await createSignedIn(site, { isAdmin: true });
    // What was sent meanwhile is over, and stays to be read for a while.
    const left = () => site.fork().execute("select from job where kind = 'webhook' and due_at is not null");
    const { id } = await due();
    await planDeliveries({ fork: site.fork, now: time });
    expect(await site.fork().execute("select from job where kind = 'webhook'")).not.toEqual([]);
    expect((await site.call("DELETE", "/api/webhooks", { token, body: { id } })).status).toBe(200);
    expect(await left()).toEqual([]);
    const other = await due();
    await planDeliveries({ fork: site.fork, now: time });
    await site.fork().nativeDelete(WebhookRow, { id: other.id });
    await planDeliveries({ fork: site.fork, now: time });
    expect(await left()).toEqual([]);
  });
});
