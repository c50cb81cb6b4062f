import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let at = Date.now();
  const pass = (time: number) => void (at += time);
  const minute = 60_000;

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(at) });
    admin = await createSignedIn(site, { isAdmin: true });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    at = Math.max(at, Date.now());
    await site.fork().execute("delete from job");
  });

  async function member() {
    const signedIn = await createSignedIn(site);
    await proveEmail(site.fork(), signedIn.user);
    return signedIn;
  }
  async function ask({ token }: SignedIn, { isSecret = false } = {}) {
    const body = { title: "초본을 뜨는 순서", content: "<p>어디서 시작합니까?</p>", type: "QNA", isSecret };
    const { status, body: made } = await site.call("POST", "/api/post", { token, body });
    expect(status).toBe(200);
    return { postType: "QNA", postIndex: made.data as number };
  }
  async function comment({ token }: SignedIn, address: object, parentCommentId?: string) {
    const body = { ...address, content: "먼저 종이를 고릅니다.", ...(parentCommentId && { parentCommentId }) };
    const { status, body: made } = await site.call("POST", "/api/comment", { token, body });
    expect(status).toBe(200);
    return made.id as string;
  }
  const subjectsTo = async ({ email }: User) => {
    pass(2 * minute);
    return (await site.mailsTo(email)).map(({ subject }) => subject.replace(/^\[.+\] /u, ""));
  };

  test("DAY-01 an asker hears of an answer, a writer of comments, a member of replies; nobody of themselves", async () => {
    const [asker, other] = [await member(), await member()];
    const question = await ask(asker);
    const first = await comment(other, question);
    expect(await subjectsTo(asker.user)).toEqual(["글에 댓글이 달렸습니다"]);
    await comment(admin, question, first);
    expect(await subjectsTo(other.user)).toEqual(["댓글에 답글이 달렸습니다"]);
    expect((await subjectsTo(asker.user)).toSorted()).toEqual(["글에 댓글이 달렸습니다", "질문에 답변이 달렸습니다"]);
    await comment(asker, question);
    expect(await subjectsTo(asker.user)).toHaveLength(2);
    const [mail] = await site.mailsTo(other.user.email);
    expect(mail?.text).toContain("초본을 뜨는 순서");
    expect(mail?.text).toContain(`/community/qna/detail?index=${question.postIndex}`);
    expect(mail?.text).not.toContain("먼저 종이를 고릅니다");
  });

  test("DAY-01 who says no hears no more of that kind, and of the others still", async () => {
    const [asker, other] = [await member(), await member()];
    const question = await ask(asker);
    const body = { kind: "COMMENT", isOn: false };
    expect((await site.call("PUT", "/api/users/mail", { token: asker.token, body })).status).toBe(200);
    await comment(other, question);
    expect(await subjectsTo(asker.user)).toEqual([]);
    await comment(admin, question);
    expect(await subjectsTo(asker.user)).toEqual(["질문에 답변이 달렸습니다"]);
  });

  const byPage = async (token: string) => {
    const { status, body } = await site.call("POST", "/api/users/mail/stop", { body: { token } });
    return { status, body };
  };
  const byProgram = async (token: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const pressed = { method: "POST", headers, body: "List-Unsubscribe=One-Click" };
    const { status } = await fetch(`${site.origin}/mail/stop/${token}`, pressed);
    return { status, body: {} };
  };

  test.each([
    { press: "the page's", stop: byPage, said: { kind: "COMMENT", isOn: false } },
    { press: "that of the program which shows the mail (RFC 8058)", stop: byProgram, said: {} },
  ])("DAY-01 one press in the mail turns its kind off: $press", async ({ stop, said }) => {
    const [asker, other] = [await member(), await member()];
    const question = await ask(asker);
    await comment(other, question);
    await subjectsTo(asker.user);
    const [mail] = await site.mailsTo(asker.user.email);
    const token = /\/mail-stop#(\S+)/u.exec(mail?.text ?? "")?.[1] ?? "";
    expect(mail?.html).toContain(`/mail-stop#${token}`);
    expect(mail?.headers["list-unsubscribe-post"]).toBe("List-Unsubscribe=One-Click");
    expect(mail?.headers["list-unsubscribe"]).toMatch(new RegExp(`^<https?://\\S+/mail/stop/${token}>$`, "u"));
    expect((await stop(token.slice(1))).status).toBe(404);
    expect(await stop(token)).toEqual({ status: 200, body: said });
    await comment(other, question);
    expect(await subjectsTo(asker.user)).toHaveLength(1);
    await comment(admin, question);
    expect(await subjectsTo(asker.user)).toHaveLength(2);
  });

  test("DAY-01 looking at the address turns nothing off", async () => {
    const asker = await member();
    const question = await ask(asker);
    await comment(admin, question);
    await subjectsTo(asker.user);
    const token = /\/mail-stop#(\S+)/u.exec((await site.mailsTo(asker.user.email))[0]?.text ?? "")?.[1] ?? "";
    const looked = await fetch(`${site.origin}/mail/stop/${token}`, { redirect: "manual" });
    expect([looked.status, looked.headers.get("location")]).toEqual([303, `/mail-stop#${token}`]);
    await comment(admin, question);
    expect(await subjectsTo(asker.user)).toHaveLength(2);
  });

  test("DAY-01 nothing goes to an address that never proved itself, and to nobody who is suspended", async () => {
    const [stranger, suspended] = [await createSignedIn(site), await member()];
    const questions = [await ask(stranger), await ask(suspended)];
    await site.fork().execute('update "user" set is_active = false where id = ?', [suspended.user.id]);
    for (const question of questions) await comment(admin, question);
    expect(await subjectsTo(stranger.user)).toEqual([]);
    expect(await subjectsTo(suspended.user)).toEqual([]);
  });

  test("DAY-01 a comment that is taken back within a minute is told to nobody", async () => {
    const asker = await member();
    const question = await ask(asker);
    const id = await comment(admin, question);
    await site.jobs.flush();
    expect((await site.call("DELETE", "/api/comment", { token: admin.token, body: { commentId: id } })).status).toBe(
      200,
    );
    expect(await subjectsTo(asker.user)).toEqual([]);
  });

  test("DAY-01 who may not read it any more is told nothing", async () => {
    const [asker, other] = [await member(), await member()];
    const question = await ask(asker);
    const first = await comment(other, question);
    await comment(admin, question, first);
    // The question becomes its asker's and the association's alone.
    const [type, index] = ["QNA", question.postIndex];
    const body = {
      type,
      targetType: type,
      index,
      title: "초본을 뜨는 순서",
      content: "<p>어디서 시작합니까?</p>",
      isSecret: true,
    };
    expect((await site.call("PUT", "/api/post", { token: asker.token, body })).status).toBe(200);
    expect(await subjectsTo(other.user)).toEqual([]);
    expect(await subjectsTo(asker.user)).toContain("질문에 답변이 달렸습니다");
  });

  test("DAY-01 DAY-03 done twice, as by a process that was killed in between, each still gets one mail", async () => {
    const asker = await member();
    await comment(admin, await ask(asker));
    expect(await subjectsTo(asker.user)).toHaveLength(1);
    await site
      .fork()
      .execute(
        "update job set state = 'WAITING', due_at = ?, data = jsonb_build_object('commentId', key::int) where kind = 'comment-notice'",
        [new Date(at)],
      );
    expect(await subjectsTo(asker.user)).toHaveLength(1);
  });

  test("DAY-01 administrators hear once a day, at nine in Korea, of what waits; of nothing nothing", async () => {
    const chief = await createUser(site.fork(), { isAdmin: true });
    await proveEmail(site.fork(), chief);
    await ask(await member());
    const evening = new Date(at);
    evening.setUTCHours(11, 0, 0, 0);
    at = evening.getTime() + 24 * 60 * minute;
    for (let hour = 0; hour < 3; hour += 1) await site.planJobs();
    await site.jobs.flush();
    expect((await site.mailsTo(chief.email)).length).toBe(0);
    // Half past eight, and nine.
    at += 12.5 * 60 * minute;
    await site.jobs.flush();
    expect((await site.mailsTo(chief.email)).length).toBe(0);
    at += 30 * minute;
    await site.planJobs();
    const [mail, ...more] = await site.mailsTo(chief.email);
    expect(more).toEqual([]);
    expect(mail?.text).toMatch(/답변을 기다리는 질문이 \d+개 있습니다\./u);
    await site.fork().execute("delete from stored_post where type = 'QNA'");
    at += 24 * 60 * minute;
    await site.jobs.flush();
    expect(await site.mailsTo(chief.email)).toHaveLength(1);
  });
});
