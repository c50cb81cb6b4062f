import { validSignUp } from "@bulmo/contracts/testing/sign-up.cases";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createLog } from "../../platform/log/log.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { fillNicknameKeys } from "./nickname-key.service.ts";

const refused = { status: 409, body: { message: "사용할 수 없는 닉네임입니다." } };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: string;
  beforeAll(async () => {
    site = await openSite(server);
    ({ token: admin } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  let count = 0;

  function newcomer(nickname: string) {
    count += 1;
    const { confirmPassword: _stays, ...rest } = validSignUp;
    return { ...rest, username: `nicknamed${count}0`, email: `nick${count}@example.org`, nickname };
  }

  const signUp = (nickname: string) => site.call("POST", "/api/auth/sign-up", { body: newcomer(nickname) });
  const register = (nickname: string) =>
    site.call("POST", "/api/auth/admin/sign-up", { body: newcomer(nickname), token: admin });
  const isDuplicated = async (nickname: string) =>
    (await site.call("POST", "/api/auth/sign-up/valid", { body: { nickname } })).body.isNicknameDuplicated as boolean;
  const rename = (token: string, { name, email }: User, nickname: string) => {
    const body = { name, email, nickname, zonecode: "00000", address: "견본로 1", detailAddress: "1층" };
    return site.call("PUT", "/api/users", { token, body });
  };
  const stored = ({ id }: User) => site.fork().findOneOrFail(User, { id });

  test.each(["관리자.", "운영자1", "ADMIN", "탈퇴한회원.", "аdmin", "ㄱㅘㄴㄹㅣㅈㅏ"])(
    "SEC-25 nobody signs up, is registered or is renamed as %s",
    async (nickname) => {
      for (const add of [signUp, register]) expect(await add(nickname)).toMatchObject(refused);
      expect(await isDuplicated(nickname)).toBe(true);
      const { user, token } = await createSignedIn(site);
      expect(await rename(token, user, nickname)).toMatchObject(refused);
      expect((await stored(user)).nickname).toBe(user.nickname);
    },
  );

  test("SEC-25 who is called so already stays so and edits the rest; an administrator may be called so", async () => {
    const { user, token } = await createSignedIn(site, { nickname: "옛 사무국" });
    expect((await rename(token, { ...user, name: "새이름" }, "옛 사무국")).status).toBe(200);
    const { user: chief, token: hers } = await createSignedIn(site, { isAdmin: true });
    expect((await rename(hers, chief, "관리자")).status).toBe(200);
  });

  test.each([
    ["garam lee", "GaRam Lee"],
    ["붓 하나", "붓하나"],
    ["먹12", "먹１２"],
    ["ﬁne brush", "fine brush"],
    ["한지ㅋ", "한지ᄏ"],
  ])("SEC-25 %s and %s are one nickname", async (first, second) => {
    expect((await signUp(first)).status).toBe(200);
    expect(await isDuplicated(second)).toBe(true);
    for (const add of [signUp, register]) expect(await add(second)).toMatchObject(refused);
    const { user, token } = await createSignedIn(site);
    expect(await rename(token, user, second)).toMatchObject(refused);
  });

  test("SEC-25 a member changes the case of their own nickname, and nobody gets it meanwhile or later", async () => {
    const { user, token } = await createSignedIn(site, { nickname: "SilkBrush" });
    expect((await rename(token, user, "silkbrush")).status).toBe(200);
    expect(await stored(user)).toMatchObject({ nickname: "silkbrush", nicknameKey: "silkbrush" });
    expect(await signUp("SILKBRUSH")).toMatchObject(refused);
    expect((await rename(token, user, "다른 붓")).status).toBe(200);
    expect((await signUp("SilkBrush")).status).toBe(200);
  });

  test.each(Array.from({ length: raceRounds }, (_, round) => round + 1))(
    "SEC-25 SUP-20 of ten who ask at once for one nickname in other spellings one gets it (round %d)",
    async (round) => {
      const spellings = ["Hemp Seed", "hempseed", "HEMP  SEED", "ＨｅｍｐＳｅｅｄ", "hEMP sEED"].map(
        (word) => `${word}${round}`,
      );
      const answers = await Promise.all([...spellings, ...spellings].map((nickname) => signUp(nickname)));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(refused);
    },
  );

  test("SEC-25 nicknames of the version before get their key later; of two alike the older, and both stay", async () => {
    const em = site.fork();
    const [older, younger, renamed] = [
      await createUser(em, { nickname: "Old Pine" }),
      await createUser(em, { nickname: "솔 하나" }),
      await createUser(em, { nickname: "Bamboo" }),
    ];
    // As that version writes: it knows no key.
    await em.execute(`update "user" set nickname = 'oldpine' where id = ?`, [younger.id]);
    await em.execute(`update "user" set nickname_key = null where id = ?`, [older.id]);
    await em.execute(`update "user" set nickname = 'Green Bamboo' where id = ?`, [renamed.id]);
    expect((await stored(renamed)).nicknameKey).toBeNull();
    const log = createLog("silent");
    await Promise.all([fillNicknameKeys(site.fork(), log), fillNicknameKeys(site.fork(), log)]);
    expect((await stored(older)).nicknameKey).toBe("oldpine");
    expect(await stored(younger)).toMatchObject({ nickname: "oldpine", nicknameKey: null });
    expect((await stored(renamed)).nicknameKey).toBe("greenbamboo");
    expect(await signUp("green bamboo")).toMatchObject(refused);
    expect((await signUp("bamboo")).status).toBe(200);
    const signedIn = await site.call("POST", "/api/auth/sign-in", {
      body: { username: younger.username, password: "bulmo-Test-1!" },
    });
    expect((await rename(signedIn.body.accessToken as string, younger, "oldpine")).status).toBe(200);
  });
});
