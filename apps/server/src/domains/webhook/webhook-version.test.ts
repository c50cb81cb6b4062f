import { Webhook } from "@bulmo/entities/webhook.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addDelivery, addWebhook, testOutside } from "../../../testing/webhook.ts";

describe.each(testServers(testDatabaseUrl))("on $name, beside a later version that tells of more", (server) => {
  let site: Site;
  let token: string;
  beforeAll(async () => {
    site = await openSite(server, { outside: testOutside() });
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api/webhooks${path}`, { token, ...(body && { body }) });

  /** A webhook as the later version has written it. */
  async function addLater() {
    const { id } = await addWebhook(site, []);
    await site.fork().execute("update webhook set events = ? where id = ?", ["{temple.moved,post.created}", id]);
    return id;
  }
  const eventsOf = async (id: string) => (await site.fork().findOneOrFail(Webhook, { id })).events;

  test("API-51 webhooks are listed with the events that this version knows", async () => {
    const id = await addLater();
    const { status, body } = await ask("GET", "");
    expect(status).toBe(200);
    expect(body).toMatchObject([{ id, events: ["post.created"] }]);
  });

  test("API-51 a webhook that this version changes keeps the events that it does not know", async () => {
    const id = await addLater();
    await ask("PUT", "", { id, name: "고친 이름" });
    expect(await eventsOf(id)).toEqual(["temple.moved", "post.created"]);
    const { body } = await ask("PUT", "", { id, events: ["comment.created"] });
    expect(body).toMatchObject({ name: "고친 이름", events: ["comment.created"] });
    expect(await eventsOf(id)).toEqual(["comment.created", "temple.moved"]);
  });

  test("API-51 deliveries of what this version does not know are left out, and no page is short of them", async () => {
    const id = await addLater();
    const done = { state: "DELIVERED", nextAttemptAt: null } as const;
    for (const event of ["post.created", "temple.moved", "ping", "temple.moved"])
      await addDelivery(site, { id }, { ...done, event });
    const pages = await Promise.all(
      [1, 2].map((page) => ask("GET", `/deliveries?id=${id}&limit=1&page=${page}`).then(({ body }) => body as object)),
    );
    expect(pages).toMatchObject([{ totalPages: 2 }, { page: 2, totalPages: 2 }]);
    const events = pages.flatMap((page) => (page as { list: { event: string }[] }).list.map(({ event }) => event));
    expect(events.toSorted()).toEqual(["ping", "post.created"]);
  });
});
