import { errorMessages } from "@bulmo/contracts/error";
import { webhookMessages } from "@bulmo/contracts/webhook";
import { mostWebhooks } from "@bulmo/contracts/webhook-event";
import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook } from "@bulmo/entities/webhook.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { Webhook as Verifier } from "standardwebhooks";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { addKey } from "../../../testing/key.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addDelivery, addWebhook, openReceiver, sendDue, testOutside } from "../../../testing/webhook.ts";
import { mostAttempts } from "./retry-pause.ts";

const wanted = {
  name: "소식 알림 로봇",
  address: "https://receiver.example/hook",
  events: ["comment.created", "post.created"],
};

test("API-51 a refusal names as many webhooks as there may be", () => {
  expect(errorMessages.WEBHOOKS_TOO_MANY).toContain(`${mostWebhooks}개`);
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server, { outside: testOutside() });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());
  afterEach(() => site.fork().nativeDelete(Webhook, {}));

  const ask = (method: string, path: string, body?: object, token = admin.token) =>
    site.call(method, `/api/webhooks${path}`, { token, ...(body && { body }) });
  const add = (body: object = {}) => ask("POST", "", { ...wanted, ...body });
  const latestAct = async () => {
    const [line] = await site.fork().execute<{ act: string }[]>("select act from audit_line order by id desc limit 1");
    return line?.act;
  };

  test("API-51 a webhook is added with a secret that is told once and kept sealed", async () => {
    const { status, body } = await add();
    expect(status).toBe(200);
    const { secret, ...rest } = body as { secret: string; id: string };
    expect(secret).toMatch(/^whsec_/u);
    expect(rest).toEqual({
      id: expect.any(String),
      name: wanted.name,
      address: wanted.address,
      events: ["post.created", "comment.created"],
      isActive: true,
      disabledReason: null,
      disabledAt: null,
      createdAt: expect.any(String),
      lastDeliveredAt: null,
      waiting: 0,
    });
    expect((await ask("GET", "")).body).toEqual([rest]);
    const rows = JSON.stringify(await site.fork().execute("select * from webhook"));
    expect(rows).not.toContain(secret.slice(6));
    expect(await latestAct()).toBe("WEBHOOK_CREATED");
  });

  test("API-51 it is changed, turned off and on again, and removed with what it was told", async () => {
    const { id } = (await add()).body as { id: string };
    const changed = { id, name: "다른 이름", address: "https://other.example:8443/", events: ["report.created"] };
    expect((await ask("PUT", "", { ...changed, isActive: false })).body).toMatchObject({
      ...changed,
      isActive: false,
      disabledReason: "ADMIN",
    });
    expect(await latestAct()).toBe("WEBHOOK_UPDATED");
    expect(await ask("POST", "/test", { id })).toMatchObject({ status: 409, body: { reason: "WEBHOOK_OFF" } });
    const on = await ask("PUT", "", { ...changed, isActive: true });
    expect(on.body).toMatchObject({ isActive: true, disabledReason: null, disabledAt: null });
    const delivery = await addDelivery(site, { id }, { nextAttemptAt: new Date(Date.now() + 3_600_000) });
    expect((await ask("GET", "")).body).toMatchObject([{ waiting: 1 }]);
    expect((await ask("DELETE", "", { id })).status).toBe(200);
    expect(await latestAct()).toBe("WEBHOOK_REMOVED");
    expect(await site.fork().count(WebhookDelivery, { id: delivery })).toBe(0);
    for (const [method, path] of [
      ["DELETE", ""],
      ["POST", "/secret"],
      ["POST", "/test"],
    ] as const)
      expect(await ask(method, path, { id })).toMatchObject({ status: 404, body: { reason: "WEBHOOK_NOT_FOUND" } });
    expect(await ask("PUT", "", { ...changed, isActive: true })).toMatchObject({ status: 404 });
    expect(await ask("GET", `/deliveries?id=${id}`)).toMatchObject({ status: 404 });
  });

  test("API-51 what a change leaves out stays, also what somebody else has changed meanwhile", async () => {
    const { id, ...webhook } = (await add()).body as { id: string; address: string; name: string };
    await ask("PUT", "", { id, isActive: false });
    await ask("PUT", "", { id, address: "https://corrected.example/" });
    const named = await ask("PUT", "", { id, name: "고친 이름", events: null });
    expect(named.body).toMatchObject({ name: "고친 이름", address: "https://corrected.example/", isActive: false });
    expect((await ask("GET", "")).body).toMatchObject([{ ...named.body, name: "고친 이름" }]);
    expect(webhook.name).not.toBe("고친 이름");
    expect((await ask("PUT", "", { id, name: "" })).status).toBe(400);
    expect((await ask("PUT", "", { id, address: "https://127.0.0.1/" })).status).toBe(400);
  });

  test("API-51 one that is turned on again has all attempts before it, and what waited goes out at once", async () => {
    const receiver = await openReceiver();
    const { address } = receiver;
    const webhook = await addWebhook(site, [], { address, disabledAt: new Date() });
    const other = await addWebhook(site, [], { address });
    const later = new Date(Date.now() + 3_600_000);
    const waiting = { attempts: mostAttempts - 1, nextAttemptAt: later };
    const id = await addDelivery(site, webhook, waiting);
    const done = await addDelivery(site, webhook, { attempts: 2, state: "DELIVERED", nextAttemptAt: null });
    const others = await addDelivery(site, other, waiting);
    receiver.answerWith(503);
    const change = { id: webhook.id, name: "견본", address, events: ["post.created"] };
    const read = (delivery: string) => site.fork().findOneOrFail(WebhookDelivery, { id: delivery });
    expect((await ask("PUT", "", { ...change, isActive: true })).status).toBe(200);
    await sendDue(site);
    expect(await read(id)).toMatchObject({ state: "WAITING", attempts: 1, lastStatus: 503 });
    expect((await ask("GET", "")).body).toMatchObject([{ isActive: true }, { isActive: true }]);
    expect(await read(done)).toMatchObject({ state: "DELIVERED", attempts: 2 });
    expect(await read(others)).toMatchObject(waiting);
    // One that is on already is none that is turned on.
    const { nextAttemptAt } = await read(id);
    await ask("PUT", "", { ...change, isActive: true });
    expect(await read(id)).toMatchObject({ attempts: 1, nextAttemptAt });
    receiver.close();
  });

  test("API-51 what waits for one whose address is corrected is tried there at once, as if it were new", async () => {
    const receiver = await openReceiver();
    const webhook = await addWebhook(site, [], { address: "https://wrong.example/" });
    const waiting = { attempts: mostAttempts - 1, nextAttemptAt: new Date(Date.now() + 3_600_000) };
    const id = await addDelivery(site, webhook, waiting);
    const read = () => site.fork().findOneOrFail(WebhookDelivery, { id });
    await ask("PUT", "", { id: webhook.id, name: "이름만", address: "https://wrong.example/" });
    expect(await read()).toMatchObject(waiting);
    receiver.answerWith(503);
    expect((await ask("PUT", "", { id: webhook.id, address: receiver.address })).status).toBe(200);
    await sendDue(site);
    expect(receiver.received).toHaveLength(1);
    expect(await read()).toMatchObject({ state: "WAITING", attempts: 1, lastStatus: 503 });
    receiver.close();
  });

  test.each([
    [{ name: " " }, webhookMessages.nameMissing, "name"],
    [{ name: "가".repeat(51) }, webhookMessages.nameTooLong, "name"],
    [{ address: "" }, webhookMessages.addressMissing, "address"],
    [{ address: "receiver.example" }, webhookMessages.addressWrong, "address"],
    [{ address: "http://receiver.example/" }, webhookMessages.addressWrong, "address"],
    [{ address: "file:///etc/passwd" }, webhookMessages.addressWrong, "address"],
    [{ address: `https://receiver.example/${"a".repeat(500)}` }, webhookMessages.addressTooLong, "address"],
    [{ address: "https://me:secret@receiver.example/" }, webhookMessages.addressWithPassword, "address"],
    [{ address: "https://receiver.example:22/" }, webhookMessages.addressPort, "address"],
    [{ address: "https://127.0.0.1/" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://2130706433/" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://[::ffff:10.0.0.1]/" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://localhost/" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://localhost./" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://database:5432/" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://printer.local/" }, webhookMessages.addressPrivate, "address"],
    [{ address: "https://api.INTERNAL./" }, webhookMessages.addressPrivate, "address"],
    [{ events: [] }, webhookMessages.eventsMissing, "events"],
    [{ events: ["post.liked"] }, errorMessages.INPUT_INVALID, "events.0"],
  ])("API-51 API-43 %j is refused with its field", async (body, message, field) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { message, errors: [{ field }] } });
    expect((await ask("GET", "")).body).toEqual([]);
  });

  test("API-51 there are ten at most, however many are added at once", async () => {
    const answers = await Promise.all(Array.from({ length: mostWebhooks + 3 }, () => add()));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(({ body }) => body.reason)).toEqual(Array(3).fill("WEBHOOKS_TOO_MANY"));
    expect(await site.fork().count(Webhook)).toBe(mostWebhooks);
  });

  test("API-51 a test is sent once and at once, and listed with what was answered", async () => {
    const receiver = await openReceiver();
    const webhook = await addWebhook(site, ["post.created"], { address: receiver.address });
    const deliveries = async () => (await ask("GET", `/deliveries?id=${webhook.id}`)).body.list as object[];
    receiver.answerWith((response) => response.writeHead(500).end("아직 준비되지 않았습니다"));
    const { id } = (await ask("POST", "/test", { id: webhook.id })).body as { id: string };
    expect(await latestAct()).toBe("WEBHOOK_TESTED");
    await expect.poll(deliveries).toMatchObject([{ state: "FAILED" }]);
    const [listed] = await deliveries();
    expect(listed).toEqual({
      id,
      event: "ping",
      state: "FAILED",
      attempts: 1,
      createdAt: expect.any(String),
      body: receiver.received[0]?.body,
      lastAttemptAt: expect.any(String),
      lastDuration: expect.any(Number),
      lastStatus: 500,
      lastAnswer: "아직 준비되지 않았습니다",
      lastError: "STATUS",
      nextAttemptAt: null,
    });
    const headers = receiver.received[0]?.headers as Record<string, string>;
    expect(new Verifier(webhook.secret).verify(receiver.received[0]!.body, headers)).toMatchObject({ type: "ping" });
    receiver.answerWith(200);
    expect((await ask("POST", "/deliveries/resend", { id })).body).toEqual({ id });
    expect(await latestAct()).toBe("WEBHOOK_RESENT");
    await expect.poll(deliveries).toMatchObject([{ id, state: "DELIVERED", attempts: 1, lastStatus: 200 }]);
    expect(receiver.received.map(({ headers: sent }) => sent["webhook-id"])).toEqual([id, id]);
    receiver.close();
  });

  test("API-51 what has arrived can be sent again; what is not there, or goes to one that is off, cannot", async () => {
    const receiver = await openReceiver();
    const webhook = await addWebhook(site, ["post.created"], { address: receiver.address });
    const id = await addDelivery(site, webhook);
    await sendDue(site);
    expect((await ask("POST", "/deliveries/resend", { id })).status).toBe(200);
    await expect.poll(() => receiver.received.length).toBe(2);
    await sendDue(site);
    await site.fork().nativeUpdate(Webhook, { id: webhook.id }, { disabledAt: new Date(), disabledReason: "GONE" });
    expect(await ask("POST", "/deliveries/resend", { id })).toMatchObject({ status: 409 });
    const other = "11111111-1111-4111-8111-111111111111";
    expect(await ask("POST", "/deliveries/resend", { id: other })).toMatchObject({
      status: 404,
      body: { reason: "WEBHOOK_DELIVERY_NOT_FOUND" },
    });
    receiver.close();
  });

  test("API-51 deliveries are listed a page at a time, the latest first", async () => {
    const webhook = await addWebhook(site, ["post.created"]);
    const done = { state: "DELIVERED", nextAttemptAt: null } as const;
    for (let second = 0; second < 5; second += 1)
      await addDelivery(site, webhook, { ...done, data: { second }, createdAt: new Date(second * 1_000) });
    const listed = async (page: number) => {
      const { body } = await ask("GET", `/deliveries?id=${webhook.id}&limit=2&page=${page}`);
      const bodies = (body.list as { body: string }[]).map(
        (one) => JSON.parse(one.body) as { data: { second: number } },
      );
      return { ...body, list: bodies.map(({ data }) => data.second) } as object;
    };
    expect(await listed(1)).toEqual({ list: [4, 3], page: 1, totalPages: 3 });
    expect(await listed(9)).toEqual({ list: [0], page: 3, totalPages: 3 });
  });

  test("API-51 API-44 an administrator's program sees what became of it, and decides nothing about where it goes", async () => {
    const webhook = await addWebhook(site, []);
    const { key } = await addKey(site, admin.user, ["read", "write", "admin"]);
    expect((await ask("GET", "", undefined, key)).status).toBe(200);
    expect((await ask("GET", `/deliveries?id=${webhook.id}`, undefined, key)).status).toBe(200);
    for (const [method, path, body] of [
      ["POST", "", wanted],
      ["PUT", "", { ...wanted, id: webhook.id, isActive: false }],
      ["DELETE", "", { id: webhook.id }],
      ["POST", "/secret", { id: webhook.id }],
    ] as const)
      expect(await ask(method, path, body, key)).toMatchObject({ status: 403, body: { reason: "KEY_NOT_ALLOWED" } });
  });
});
