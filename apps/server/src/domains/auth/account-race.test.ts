import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { Session } from "@bulmo/entities/session.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedCode, signIn } from "../../../testing/account.ts";
import { createUser, fixturePassword } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const options = { timeout: 60_000 };
const password = "another-Pond-2!";

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  let count = 0;

  function newcomer(changes: object) {
    count += 1;
    const { confirmPassword: _stays, ...rest } = validSignUp;
    return {
      ...rest,
      username: `racing${count}0`,
      nickname: `경주${count}`,
      email: `r${count}@example.org`,
      ...changes,
    };
  }

  const post = (path: string, body: object, token = "") => site.call("POST", `/api/auth/${path}`, { body, token });

  const messages = {
    username: "사용할 수 없는 아이디입니다.",
    nickname: "사용할 수 없는 닉네임입니다.",
    email: "사용할 수 없는 이메일입니다.",
  } as const;

  describe.each(["username", "nickname", "email"] as const)("for one %s", (field) => {
    test.each(rounds)("SUP-20 hazard 12: of 20 sign-ups at once one succeeds (round %d)", options, async (round) => {
      const wanted = `wanted${round}12`;
      const spell = (place: number) => (place % 2 === 0 ? wanted : wanted.toUpperCase());
      const values = {
        username: spell,
        nickname: () => wanted,
        email: (place: number) => `${spell(place)}@example.org`,
      };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, place) => post("sign-up", newcomer({ [field]: values[field](place) }))),
      );
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, body.message]);
      expect(refused).toEqual(Array.from({ length: 19 }, () => [409, messages[field]]));
    });
  });

  /** A member to whom a code has been mailed, and a change of password with it. */
  async function asked() {
    const user = await createUser(site.fork());
    const who = { name: user.name, email: user.email };
    await post("password-code", who);
    const code = await mailedCode(site, user.email);
    return { user, code, change: (given: string) => post("change-password", { ...who, password, code: given }) };
  }

  test.each(rounds)("AUT-22 hazard 1: of five who use one code at once one does (round %d)", options, async () => {
    const { code, change } = await asked();
    const answers = await Promise.all(Array.from({ length: 5 }, () => change(code)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400, 400, 400, 400]);
  });

  test.each(rounds)("AUT-22 hazard 1: twenty wrong codes at once are five attempts (round %d)", options, async () => {
    const { user, code, change } = await asked();
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    await Promise.all(Array.from({ length: 20 }, () => change(wrong)));
    expect((await change(code)).status).toBe(400);
    expect(await site.fork().findOneOrFail(OneTimeCode, { user })).toMatchObject({ attemptsLeft: 0 });
  });

  test.each(rounds)("AUT-28 a sign-in beside a change of password opens nothing (round %d)", options, async () => {
    const { user, token } = await createSignedIn(site);
    await post("check-password", { password: fixturePassword }, token);
    const racing = Array.from({ length: 6 }, () => signIn(site, user.username, fixturePassword));
    const change = { name: user.name, email: user.email, password };
    const [changed, ...entries] = await Promise.all([post("change-password", change, token), ...racing]);
    expect(changed.status).toBe(200);
    for (const entry of entries.filter(({ status }) => status === 200))
      expect((await site.call("GET", "/api/auth/me", { token: entry.token })).status).toBe(401);
    expect(await site.fork().count(Session, { user })).toBe(1);
  });
});
