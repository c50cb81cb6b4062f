import { type ImportedResult, importMessages } from "@bulmo/contracts/member-import";
import { maximumImported } from "@bulmo/contracts/member-import-limit";
import { AuditLine } from "@bulmo/entities/audit-line.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn, mailedToken } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { proposedNicknames, proposedUsernames } from "./proposed-name.ts";

describe.each(testServers(testDatabaseUrl))("members of a spreadsheet, on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  async function send(lines: object[], isDryRun: boolean): Promise<ImportedResult[]> {
    const numbered = lines.map((line, place) => ({ line: place + 2, ...line }));
    const { status, body } = await site.call("POST", "/api/users/import", {
      token,
      body: { lines: numbered, isDryRun },
    });
    expect([status, body]).toEqual([200, body]);
    return body.list as ImportedResult[];
  }
  const told = (list: ImportedResult[]) =>
    list.map(({ line, outcome, issues }) => [line, outcome, ...issues.map(({ field }) => field)]);
  const members = () => site.fork().count(User);

  test("IMP-06 a dry run tells what would become of each line, and changes nothing", async () => {
    await createUser(site.fork(), {
      name: "옛회원",
      nickname: "옛별명",
      email: "old@example.org",
      username: "oldmember1",
    });
    const before = await members();
    const list = await send(
      [
        { name: "한소이", email: "Soi@Example.org" },
        { name: "옛회원", email: "old@example.org" },
        { name: "다른이", email: "old@example.org" },
        { name: "도한", email: "" },
        { name: "", email: "x" },
        { name: "이묵", email: "muk@example.org", nickname: "옛별명", username: "oldmember1" },
        { name: "이묵", email: "muk2@example.org", username: "짧다", homepage: "example.org" },
        { name: "한소이", email: "soi@example.org" },
        { name: "관리자", email: "office@example.org" },
      ],
      true,
    );
    expect(told(list)).toEqual([
      [2, "NEW"],
      [3, "ALREADY"],
      [4, "UNFIT", "email"],
      [5, "UNFIT", "email"],
      [6, "UNFIT", "name", "email"],
      [7, "UNFIT", "username", "nickname"],
      [8, "UNFIT", "username", "homepage"],
      [9, "UNFIT", "email"],
      [10, "UNFIT", "nickname"],
    ]);
    expect(list[0]).toMatchObject({ username: "soi00001", nickname: "한소이" });
    expect(list[1]).toMatchObject({ username: "oldmember1", nickname: "옛별명" });
    expect(list[3]?.issues).toEqual([{ field: "email", message: "이메일을 입력해주세요." }]);
    expect(list[7]?.issues).toEqual([{ field: "email", message: importMessages.emailTwice }]);
    expect(await members()).toBe(before);
  });

  test("IMP-06 who is registered is invited by mail, chooses a password and signs in; the log tells of each", async () => {
    const list = await send(
      [
        {
          name: "방금",
          email: "bang@example.org",
          activity: "2012년부터 회원",
          zonecode: "06236",
          address: "견본로 1",
        },
        { name: "방금", email: "bang2@example.org" },
      ],
      false,
    );
    expect(list).toMatchObject([
      { line: 2, outcome: "REGISTERED", username: "bang0001", nickname: "방금" },
      { line: 3, outcome: "REGISTERED", username: "bang2001", nickname: "방금2" },
    ]);
    const user = await site.fork().findOneOrFail(User, { email: "bang@example.org" });
    expect(user).toMatchObject({
      zonecode: "06236",
      detailAddress: "",
      activity: "2012년부터 회원",
      passwordHash: null,
    });
    expect(await site.fork().count(AuditLine, { act: "MEMBER_REGISTERED", memberId: user.id })).toBe(1);
    const body = { token: await mailedToken(site, "bang@example.org"), password: "first-Pond-1!" };
    expect((await site.call("POST", "/api/auth/invitation/accept", { body })).body).toEqual({ username: "bang0001" });
  });

  test("IMP-06 IMP-05 a list that is sent again doubles nobody, and mails nobody a second time", async () => {
    const lines = [
      { name: "두번이", email: "twice@example.org" },
      { name: "새사람", email: "fresh@example.org" },
    ];
    await send(lines.slice(0, 1), false);
    const before = await members();
    expect(told(await send(lines, false))).toEqual([
      [2, "ALREADY"],
      [3, "REGISTERED"],
    ]);
    expect(await members()).toBe(before + 1);
    expect(await site.mailsTo("twice@example.org")).toHaveLength(1);
  });

  test("IMP-06 of two lists at once each member is registered by one", async () => {
    const lines = Array.from({ length: 6 }, (_, n) => ({ name: `겹이${n}`, email: `race${n}@example.org` }));
    const both = await Promise.all([send(lines, false), send(lines, false)]);
    const outcomes = lines.map((_, place) => both.map((list) => list[place]?.outcome));
    for (const pair of outcomes) expect(pair).toContain("REGISTERED");
    expect(await site.fork().count(User, { email: { $like: "race%@example.org" } })).toBe(6);
  });

  test("IMP-06 too many lines, none, and others than administrators are refused", async () => {
    const line = { line: 2, name: "가", email: "a@example.org" };
    const ask = async (body: object, by: string | undefined) =>
      (await site.call("POST", "/api/users/import", { body, ...(by ? { token: by } : {}) })).status;
    const { token: member } = await createSignedIn(site);
    expect(await ask({ lines: [line] }, undefined)).toBe(401);
    expect(await ask({ lines: [line] }, member)).toBe(403);
    expect(await ask({ lines: [] }, token)).toBe(400);
    expect(await ask({ lines: Array.from({ length: maximumImported + 1 }, () => line) }, token)).toBe(400);
    expect(await ask({ lines: [{ ...line, activity: "가".repeat(7_000) }] }, token)).toBe(400);
  });
});

test("IMP-06 names that are made fit the rules, and are told apart by numbers", () => {
  for (const email of [
    "a@b.kr",
    "hong.gil-dong@b.kr",
    "1234@b.kr",
    "한글@b.kr",
    `${"x".repeat(64)}@b.kr`,
    "painter2012@b.kr",
  ])
    for (const username of proposedUsernames(email).slice(0, 3))
      expect([email, username]).toEqual([email, expect.stringMatching(/^(?=.*[a-z])(?=.*\d)[a-z0-9._-]{8,50}$/u)]);
  expect(proposedUsernames("painter2012@b.kr")[0]).toBe("painter2012");
  expect(proposedNicknames("홍길동").slice(0, 3)).toEqual(["홍길동", "홍길동2", "홍길동3"]);
});
