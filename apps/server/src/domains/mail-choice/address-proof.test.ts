import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode } from "../../../testing/account.ts";
import { createMailable } from "../../../testing/mailing.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const minute = 60_000;

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let at = Date.now();
  let site: Site;
  beforeAll(async () => {
    site = await openSite(kind, { now: () => new Date(at) });
  });
  afterAll(() => site.close());

  test("DAY-02 a member proves an address by a mailed code, and then agrees", async () => {
    const member = await createSignedIn(site);
    const own = (method: "GET" | "POST" | "PUT", path: string, body?: object) =>
      site.call(method, `/api/users/mail${path}`, { token: member.token, ...(body && { body }) });
    expect((await own("POST", "/proof")).body).toEqual({ sentTo: member.user.email });
    at += 1_000;
    const code = await mailedCode(site, member.user.email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await own("PUT", "/proof", { code: wrong })).body.message).toContain("인증번호가 맞지 않거나");
    at += 21 * minute;
    expect((await own("PUT", "/proof", { code })).status).toBe(400);
    at -= 21 * minute;
    expect((await own("PUT", "/proof", { code })).body.isProven).toBe(true);
    expect((await own("PUT", "/proof", { code })).status).toBe(409);
    expect((await own("PUT", "", { kind: "NOTICE", isOn: true })).status).toBe(200);
    const { index } = await createMailable(site);
    const admin = await createSignedIn(site, { isAdmin: true });
    const query = new URLSearchParams({ index: String(index) }).toString();
    const { body } = await site.call("GET", `/api/mailing/audience?${query}`, { token: admin.token });
    // The one who is mailable already, and this one.
    expect(body.all.reached).toBe(2);
  });
});
