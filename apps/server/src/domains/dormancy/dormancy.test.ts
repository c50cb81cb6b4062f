import type { EntityManager } from "@bulmo/entities/database";
import { Dormancy } from "@bulmo/entities/dormancy.entity";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createInvited, createSignedIn, signIn } from "../../../testing/account.ts";
import { addKey } from "../../../testing/key.ts";
import { createUser, fixturePassword, proveEmail } from "../../../testing/fixture.ts";
import { enqueue } from "../../platform/job/job-queue.ts";
import { dormancyNight } from "./dormancy-job.ts";
import { endUnused } from "./dormancy.service.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const day = 24 * 60 * 60_000;
const refused = { status: 403, body: { reason: "USER_DORMANT" } };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let at = Date.now();

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(at) });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());
  // Everybody of the test before has just been here, and no night of it waits any more.
  beforeEach(async () => {
    await site.fork().execute("delete from job");
    await site.fork().execute("delete from session where user_id <> ?", [admin.user.id]);
    await site.fork().execute("delete from dormancy");
  });

  /** The next night, so many days later. */
  async function night(days: number): Promise<void> {
    at += (days - 1) * day;
    await site.planJobs();
    at += day;
    await site.jobs.flush();
  }
  const tell = async (user: User) => (await site.mailsTo(user.email)).map(({ subject }) => subject);
  const come = (user: User, more: object = {}) =>
    site.call("POST", "/api/auth/sign-in", { body: { username: user.username, password: fixturePassword, ...more } });
  const stateOf = (id: string) => site.fork().findOneOrFail(User, { id });
  const list = async (standing: string, search: string) => {
    const query = new URLSearchParams({ standing, search }).toString();
    const { body } = await site.call("GET", `/api/users/list?${query}`, { token: admin.token });
    return (body.list as { username: string }[]).map(({ username }) => username);
  };

  const told = () => ({ noticeAskedAt: new Date(at - 31 * day), notifiedAt: new Date(at - 31 * day) });

  /** Somebody who was here on the first night, and never again. */
  async function absent(changes: Parameters<typeof createUser>[1] = {}): Promise<User> {
    const user = await createUser(site.fork(), changes);
    await proveEmail(site.fork(), user);
    return user;
  }
  async function absentAndPutAside(): Promise<User> {
    const user = await absent();
    for (const days of [1, 336, 31]) await night(days);
    expect((await stateOf(user.id)).isActive).toBe(false);
    return user;
  }

  test("DAY-10 a year counts from the first night on; a month before its end the member is told, once", async () => {
    const user = await absent();
    await night(1);
    await night(334);
    expect(await tell(user)).toEqual([]);
    await night(1);
    const [mail, ...more] = await site.mailsTo(user.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toContain("계정이 곧 휴면으로 바뀝니다");
    expect(mail?.text).toContain(
      new Intl.DateTimeFormat("ko-KR", { dateStyle: "long", timeZone: "Asia/Seoul" }).format(at + 30 * day),
    );
    await night(1);
    await night(28);
    expect(await tell(user)).toHaveLength(1);
    expect((await stateOf(user.id)).isActive).toBe(true);
    await night(1);
    expect((await stateOf(user.id)).isActive).toBe(false);
  });

  test("DAY-10 whoever signs in meanwhile has a year again", async () => {
    const user = await absent();
    await night(1);
    await night(336);
    expect(await tell(user)).toHaveLength(1);
    expect((await come(user)).status).toBe(200);
    await site.fork().nativeDelete(Session, { user: user.id });
    await night(40);
    expect((await stateOf(user.id)).isActive).toBe(true);
    await night(296);
    expect(await tell(user)).toHaveLength(2);
  });

  test("DAY-10 a session that goes on and a key that is used are signs of life", async () => {
    const [signedIn, programmed] = [await absent(), await absent()];
    await night(1);
    const used = new Date(at + 300 * day);
    await site
      .fork()
      .execute(
        `insert into session (id, user_id, auto_login, expires_at, last_used_at, created_at) values (?, ?, true, ?, ?, ?)`,
        [`s${signedIn.id}`, signedIn.id, new Date(at + 400 * day), used, new Date()],
      );
    await addKey(site, programmed, ["read"], { expiresAt: new Date(at + 900 * day), lastUsedAt: used });
    await night(310);
    await night(60);
    for (const user of [signedIn, programmed]) expect(await tell(user)).toEqual([]);
    await night(270);
    expect(await tell(programmed)).toHaveLength(1);
  });

  test("DAY-10 who is put aside is signed out, in no list of members and none to take along, and gets no mail", async () => {
    const user = await absentAndPutAside();
    expect(await list("CURRENT", user.username)).toEqual([]);
    expect(await list("DORMANT", user.username)).toEqual([user.username]);
    const entries = await site.call("GET", "/api/users/entries", { token: admin.token });
    expect(JSON.stringify(entries.body)).not.toContain(user.username);
    const query = new URLSearchParams({ id: user.id }).toString();
    const account = await site.call("GET", `/api/users/account?${query}`, { token: admin.token });
    expect(Date.parse(account.body.dormantSince)).toBeLessThanOrEqual(at);
    const keys = await site.fork().execute("select 1 from api_key where user_id = ?", [user.id]);
    expect(keys).toEqual([]);
  });

  test("DAY-10 only who knows the password is told so, and goes on with one word", async () => {
    const user = await absentAndPutAside();
    const wrong = await come(user, { password: "wrong-Pond-1!", wakes: true });
    expect(wrong).toMatchObject({ status: 401, body: { reason: "SIGN_IN_FAILED" } });
    expect(await come(user)).toMatchObject(refused);
    expect(await come(user, { wakes: false })).toMatchObject(refused);
    const back = await come(user, { wakes: true });
    expect(back).toMatchObject({ status: 200, body: { user: { isActive: true, username: user.username } } });
    expect(await list("CURRENT", user.username)).toEqual([user.username]);
    await site.fork().nativeDelete(Session, { user: user.id });
    await night(100);
    expect((await stateOf(user.id)).isActive).toBe(true);
  });

  test("DAY-10 an administrator lets somebody go on, who has a year again; whom they suspend does not come back alone", async () => {
    const [resumed, suspended] = [await absent(), await absent()];
    for (const days of [1, 336, 31]) await night(days);
    const set = (id: string, isActive: boolean) =>
      site.call("PUT", "/api/users/is-active", { token: admin.token, body: { id, isActive } });
    expect((await set(resumed.id, true)).status).toBe(200);
    expect((await come(resumed)).status).toBe(200);
    expect((await set(suspended.id, false)).status).toBe(200);
    for (const wakes of [false, true])
      expect(await come(suspended, { wakes })).toMatchObject({ status: 403, body: { reason: "USER_SUSPENDED" } });
  });

  test("DAY-10 administrators, who is suspended and who has not come yet are left alone", async () => {
    const leader = await absent({ isAdmin: true });
    const suspended = await absent({ isActive: false });
    const { user: invited } = await createInvited(site);
    for (const days of [1, 336, 31, 400]) await night(days);
    for (const user of [leader, suspended, invited]) expect(await tell(user)).toEqual([]);
    expect((await stateOf(leader.id)).isActive).toBe(true);
    expect((await stateOf(invited.id)).isActive).toBe(true);
    expect(await come(suspended, { wakes: true })).toMatchObject({ status: 403, body: { reason: "USER_SUSPENDED" } });
  });

  test("DAY-10 a key that is used in the night itself, after use was noted, is a sign of life", async () => {
    at = Date.now();
    const [programmed, notified] = [await absent(), await absent()];
    await addKey(site, programmed, ["read"], { expiresAt: new Date(at + day) });
    await site.fork().insertMany(Dormancy, [
      { user: programmed.id, lastSeenOn: "2020-01-01", ...told() },
      { user: notified.id, lastSeenOn: "2020-01-01", notifiedAt: null },
    ]);
    // Mails are asked for between the two looks at who was here.
    const send = async (tx: EntityManager) => {
      await tx.execute("update api_key set last_used_at = ? where user_id = ?", [new Date(at), programmed.id]);
    };
    const ended = await endUnused(site.fork(), { notifier: { ...site.notifier, send }, now: new Date(at) });
    expect(ended).toEqual({ notified: 1, ended: 0 });
    expect((await stateOf(programmed.id)).isActive).toBe(true);
  });

  test("DAY-10 who signs in in the night itself is either in or put aside, never both", async () => {
    at = Date.now();
    const users = await Promise.all(Array.from({ length: 5 }, () => absent()));
    const seen = { lastSeenOn: "2020-01-01", ...told() };
    await site.fork().insertMany(
      Dormancy,
      users.map(({ id: user }) => ({ user, ...seen })),
    );
    await enqueue(site.fork(), [{ kind: dormancyNight, data: {}, createdAt: new Date(at) }]);
    const signing = users.map(({ username }) => signIn(site, username));
    await Promise.all([site.jobs.flush(), ...signing]);
    for (const { id } of users) {
      const sessions = await site.fork().count(Session, { user: id });
      const row = await site.fork().findOneOrFail(Dormancy, { user: id });
      const { isActive } = await stateOf(id);
      expect({ isActive, isPutAside: row.since !== null }).toEqual({
        isActive: sessions > 0,
        isPutAside: sessions === 0,
      });
    }
  });
});
