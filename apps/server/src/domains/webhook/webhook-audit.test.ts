import type { AuditLine } from "@bulmo/contracts/audit";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sendDue, testOutside } from "../../../testing/webhook.ts";

const wanted = { name: "소식 알림 로봇", address: "https://receiver.example/hook", events: ["post.created"] };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  beforeAll(async () => {
    site = await openSite(server, { outside: testOutside() });
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api${path}`, { token, ...(body && { body }) });
  const lines = async () => {
    const { body } = await ask("GET", "/audit/list?kind=WEBHOOK");
    return (body as { list: AuditLine[] }).list.map(({ act, webhook }) => ({ act, webhook }));
  };

  test("API-51 the log says which webhook, by its name of today, and that it is gone once it is", async () => {
    const { id } = (await ask("POST", "/webhooks", wanted)).body as { id: string };
    const { id: other } = (await ask("POST", "/webhooks", { ...wanted, name: "다른 로봇" })).body as { id: string };
    await ask("PUT", "/webhooks", { id, name: "고친 이름" });
    await ask("POST", "/webhooks/secret", { id });
    const { id: delivery } = (await ask("POST", "/webhooks/test", { id })).body as { id: string };
    await sendDue(site);
    await ask("POST", "/webhooks/deliveries/resend", { id: delivery });
    const webhook = { id, name: "고친 이름" };
    expect(await lines()).toEqual([
      { act: "WEBHOOK_RESENT", webhook },
      { act: "WEBHOOK_TESTED", webhook },
      { act: "WEBHOOK_SECRET_RENEWED", webhook },
      { act: "WEBHOOK_UPDATED", webhook },
      { act: "WEBHOOK_CREATED", webhook: { id: other, name: "다른 로봇" } },
      { act: "WEBHOOK_CREATED", webhook },
    ]);
    await ask("DELETE", "/webhooks", { id });
    const [removed, ...before] = await lines();
    expect(removed).toEqual({ act: "WEBHOOK_REMOVED", webhook: { id, name: null } });
    expect(before.map(({ webhook: of }) => of?.name)).toEqual([null, null, null, null, "다른 로봇", null]);
  });

  test("API-51 a line of the version before, which noted no webhook, is read as it stands", async () => {
    await site.fork().execute("insert into audit_line (at, act) values (now(), 'WEBHOOK_UPDATED')");
    expect((await lines())[0]).toEqual({ act: "WEBHOOK_UPDATED", webhook: null });
  });
});
