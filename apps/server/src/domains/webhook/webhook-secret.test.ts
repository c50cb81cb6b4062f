import { WebhookDelivery } from "@bulmo/entities/webhook-delivery.entity";
import { Webhook as WebhookRow } from "@bulmo/entities/webhook.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addDelivery, addWebhook, openReceiver, sendDue, testOutside } from "../../../testing/webhook.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let time = new Date();
  let receiver: Awaited<ReturnType<typeof openReceiver>>;

  beforeAll(async () => {
    site = await openSite(server, { now: () => time, outside: testOutside() });
    receiver = await openReceiver();
  });
  afterAll(async () => {
    receiver.close();
    await site.close();
  });

  const pass = (milliseconds: number) => {
    time = new Date(time.getTime() + milliseconds);
  };
  const send = () => sendDue(site);

  /** A webhook that the receiver listens to from now on, and something that it is to be told. */
  async function due() {
    time = new Date();
    receiver.received.length = 0;
    await site.fork().nativeDelete(WebhookRow, {});
    const webhook = await addWebhook(site, ["post.created"], { address: receiver.address });
    return { ...webhook, delivery: await addDelivery(site, webhook) };
  }

  /** Sends a delivery once more, and answers whether one who holds a secret takes what arrived. */
  async function sendAgain(id: string) {
    await site.fork().nativeUpdate(WebhookDelivery, { id }, { state: "WAITING", nextAttemptAt: time });
    await send();
    const { headers, body } = receiver.received.at(-1)!;
    return (secret: string) => {
      try {
        new Webhook(secret).verify(body, headers as Record<string, string>);
        return "taken";
      } catch (error) {
        return (error as Error).message;
      }
    };
  }
  const signatures = () => String(receiver.received.at(-1)?.headers["webhook-signature"]).split(" ");

  test("API-51 the secret of before signs besides for a day", async () => {
    const { id, secret, delivery } = await due();
    const admin = await createSignedIn(site, { isAdmin: true });
    const rotated = await site.call("POST", "/api/webhooks/secret", { token: admin.token, body: { id } });
    expect(rotated.status).toBe(200);
    const verified = await sendAgain(delivery);
    expect([verified(secret), verified(rotated.body.secret as string)]).toEqual(["taken", "taken"]);
    pass(day + minute);
    await sendAgain(delivery);
    // The library knows no later clock, which it says before it looks at a signature.
    expect(signatures()).toHaveLength(1);
  });

  test("API-51 whichever of the last three secrets a receiver holds, it takes what comes within the day", async () => {
    const { id, secret, delivery } = await due();
    const { token } = await createSignedIn(site, { isAdmin: true });
    const rotate = async () => {
      const { body } = await site.call("POST", "/api/webhooks/secret", { token, body: { id } });
      return body as { secret: string; previousEndsAt: string };
    };
    const first = await rotate();
    pass(minute);
    const second = await rotate();
    expect(second.previousEndsAt).toBe(new Date(time.getTime() + day).toISOString());
    const verified = await sendAgain(delivery);
    expect([secret, first.secret, second.secret].map(verified)).toEqual(["taken", "taken", "taken"]);
    pass(minute);
    const third = await rotate();
    const verifiedThen = await sendAgain(delivery);
    expect([first.secret, second.secret, third.secret].map(verifiedThen)).toEqual(["taken", "taken", "taken"]);
    expect(verifiedThen(secret)).not.toBe("taken");
  });

  test("API-51 each secret of before signs to the end of its own day", async () => {
    const { id, delivery } = await due();
    const { token } = await createSignedIn(site, { isAdmin: true });
    const rotate = () => site.call("POST", "/api/webhooks/secret", { token, body: { id } });
    await rotate();
    pass(minute);
    await rotate();
    pass(day - minute);
    await sendAgain(delivery);
    expect(signatures()).toHaveLength(2);
    pass(minute);
    await sendAgain(delivery);
    expect(signatures()).toHaveLength(1);
  });

  test("API-51 without the site's own secret of then nothing leaves unsigned", async () => {
    const { id, delivery } = await due();
    await site.fork().nativeUpdate(WebhookRow, { id }, { secret: "sealed by another" });
    await send();
    expect(receiver.received).toEqual([]);
    expect(await site.fork().findOneOrFail(WebhookDelivery, { id: delivery })).toMatchObject({
      state: "WAITING",
      lastError: "SECRET_UNREADABLE",
    });
  });
});
