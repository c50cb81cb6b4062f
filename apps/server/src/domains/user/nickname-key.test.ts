import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import type { EntityManager } from "@bulmo/entities/database";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { User } from "@bulmo/entities/user.entity";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog, type Log } from "../../platform/log/log.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { fillNicknameKeys } from "./nickname-key.service.ts";

/** What another server does between this one's look and its write, so that the index says no. */
const overtaking = (rivalId: string) => `
create function overtake() returns trigger language plpgsql as $$
begin
  update "user" set nickname_key = new.nickname_key where id = '${rivalId}';
  return new;
end
$$`;

const deadlock = `
create function overtake() returns trigger language plpgsql as $$
begin
  raise exception 'deadlock detected' using errcode = '40P01';
end
$$`;

const broken = deadlock.replace("40P01", "42501");

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const keyless = (em: EntityManager, id: string) =>
    em.execute(`update "user" set nickname_key = null where id = ?`, [id]);
  const keyOf = async ({ id }: User) => (await site.fork().findOneOrFail(User, { id })).nicknameKey;

  /** A log that keeps how often it was warned. */
  function listen(): { log: Log; warnings: unknown[] } {
    const warnings: unknown[] = [];
    const log = createLog("silent");
    log.warn = (...given: unknown[]) => void warnings.push(given);
    return { log, warnings };
  }

  /** Runs `work` while whoever writes a key runs into this. */
  async function meeting(body: string, work: () => Promise<void>) {
    const em = site.fork();
    await em.execute(body);
    await em.execute(`create trigger overtaking before update of nickname_key on "user" for each row
      when (pg_trigger_depth() = 0) execute function overtake()`);
    try {
      await work();
    } finally {
      await em.execute('drop trigger overtaking on "user"');
      await em.execute("drop function overtake()");
    }
  }

  test.each([
    ["a sign-up takes the key that moment", overtaking],
    ["another process fills as well", () => deadlock],
  ])("SEC-25 where %s, filling in keys says so and leaves the rest to the next time", async (_when, body) => {
    const em = site.fork();
    const member = await createUser(em);
    const rival = await createUser(em);
    await keyless(em, member.id);
    const { log, warnings } = listen();
    await meeting(body(rival.id), () => fillNicknameKeys(site.fork(), log));
    expect(warnings).toHaveLength(1);
    expect(await keyOf(member)).toBeNull();
    await fillNicknameKeys(site.fork(), log);
    expect(warnings).toHaveLength(1);
    expect(await keyOf(member)).toBe(member.nickname);
  });

  test("SEC-25 what is no such meeting is not passed over", async () => {
    const em = site.fork();
    await keyless(em, (await createUser(em)).id);
    const { log, warnings } = listen();
    await meeting(broken, async () => {
      await expect(fillNicknameKeys(site.fork(), log)).rejects.toThrow("deadlock detected");
    });
    expect(warnings).toEqual([]);
  });

  test("SEC-25 a nickname whose key was taken meanwhile stays without one", async () => {
    const em = site.fork();
    const member = await createUser(em, { nickname: "Late Pine" });
    await keyless(em, member.id);
    const { confirmPassword: _stays, ...rest } = validSignUp;
    const body = { ...rest, nickname: "latepine" };
    expect((await site.call("POST", "/api/auth/sign-up", { body })).status).toBe(200);
    const { log, warnings } = listen();
    await fillNicknameKeys(site.fork(), log);
    expect(warnings).toEqual([]);
    expect(await keyOf(member)).toBeNull();
  });
});
