import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode } from "../../../testing/account.ts";
import { proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  let count = 0;

  /** A member whose address a thief with their session has changed. */
  async function changed() {
    const { user, token } = await createSignedIn(site);
    await proveEmail(site.fork(), user);
    count += 1;
    const before = user.email;
    const after = `thief${count}@example.org`;
    const to = (email: string) => {
      const { name, nickname } = user;
      const body = { name, nickname, email, zonecode: "00000", address: "견본로 1", detailAddress: "1층" };
      return site.call("PUT", "/api/users", { token, body });
    };
    await to(after);
    // Its letter has left before another is asked for: two under way may overtake each other.
    expect(await site.mailsTo(before)).toHaveLength(1);
    return { user, token, before, after, to };
  }

  const ask = (name: string, email: string) => site.call("POST", "/api/auth/password-code", { body: { name, email } });

  test("a changed address is told to the old one, which names the new one only in part", async () => {
    const { before, after } = await changed();
    const [notice, ...more] = await site.mailsTo(before);
    expect(more).toEqual([]);
    expect(notice?.subject).toBe("[일섭문도회] 이메일 주소가 변경되었습니다");
    expect(notice?.text).toContain("t***@example.org");
    expect(notice?.text).not.toContain(after);
    expect(await site.mailsTo(after)).toEqual([]);
  });

  test("saving the same address tells nobody", async () => {
    const { after, to } = await changed();
    expect((await to(after.toUpperCase())).status).toBe(200);
    expect(await site.mailsTo(after)).toEqual([]);
  });

  test("for 72 hours codes go to the old address, whichever of the two is given, and no longer", async () => {
    const { user, before, after } = await changed();
    await ask(user.name, after);
    expect(await mailedCode(site, before)).toMatch(/^\d{6}$/u);
    await ask(user.name, before);
    expect(await site.mailsTo(after)).toEqual([]);
    const code = await mailedCode(site, before);
    const body = { name: user.name, email: before, password: "owner-Pond-1!", code };
    expect((await site.call("POST", "/api/auth/change-password", { body })).status).toBe(200);

    const past = new Date(Date.now() - 72 * 60 * 60_000 - 1_000);
    await site.fork().nativeUpdate(User, { id: user.id }, { emailChangedAt: past });
    const mails = await site.mailsTo(before);
    await ask(user.name, before);
    expect(await site.mailsTo(before)).toHaveLength(mails.length);
    await ask(user.name, after);
    expect(await mailedCode(site, after)).toMatch(/^\d{6}$/u);
  });

  test("a second change, and one back and forth, does not free a thief of the first address", async () => {
    const { user, before, after, to } = await changed();
    await to(`second.${after}`);
    expect((await site.mailsTo(before)).map(({ subject }) => subject)).toHaveLength(2);
    await ask(user.name, `second.${after}`);
    expect(await mailedCode(site, before)).toMatch(/^\d{6}$/u);
    expect(await site.fork().findOneOrFail(User, { id: user.id })).toMatchObject({ previousEmail: before });
  });

  test("the address that was there first ends the doubt when it comes back", async () => {
    const { user, before, to } = await changed();
    await to(before);
    expect(await site.fork().findOneOrFail(User, { id: user.id })).toMatchObject({
      email: before,
      previousEmail: null,
      emailChangedAt: null,
    });
  });
});
