import type { MailChoiceKind } from "@bulmo/contracts/mail-choice-kind";
import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const answered = "질문에 답변이 달렸습니다";
const replied = "댓글에 답글이 달렸습니다";
const commented = "글에 댓글이 달렸습니다";

describe.each(testServers(testDatabaseUrl))("what is said in a thread on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let at = Date.now();

  beforeAll(async () => {
    site = await openSite(server, { now: () => new Date(at) });
    admin = await createSignedIn(site, { isAdmin: true });
    await proveEmail(site.fork(), admin.user);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.fork().execute("delete from job");
  });

  async function member() {
    const signedIn = await createSignedIn(site);
    await proveEmail(site.fork(), signedIn.user);
    return signedIn;
  }
  async function ask({ token }: SignedIn) {
    const body = { title: "초본을 뜨는 순서", content: "<p>어디서 시작합니까?</p>", type: "QNA" };
    const { status, body: made } = await site.call("POST", "/api/post", { token, body });
    expect(status).toBe(200);
    return { postType: "QNA", postIndex: made.data as number };
  }
  async function say({ token }: SignedIn, address: object, parentCommentId?: string) {
    const body = { ...address, content: "먼저 종이를 고릅니다.", ...(parentCommentId && { parentCommentId }) };
    const { status, body: made } = await site.call("POST", "/api/comment", { token, body });
    expect(status).toBe(200);
    return made.id as string;
  }
  async function turnOff({ token }: SignedIn, ...kinds: MailChoiceKind[]) {
    for (const kind of kinds)
      expect((await site.call("PUT", "/api/users/mail", { token, body: { kind, isOn: false } })).status).toBe(200);
  }
  /** What they were told of since they were last asked for. */
  const seen = new Map<string, number>();
  async function hears({ user: { email } }: { user: User }) {
    at += 2 * 60_000;
    const subjects = (await site.mailsTo(email)).map(({ subject }) => subject.replace(/^\[.+\] /u, ""));
    const before = seen.get(email) ?? 0;
    seen.set(email, subjects.length);
    return subjects.length > before ? subjects.toSpliced(subjects.length - before) : [];
  }

  test.each<{ off: MailChoiceKind[]; heard: string[] }>([
    { off: [], heard: [answered] },
    { off: ["REPLY"], heard: [answered] },
    { off: ["ANSWER"], heard: [replied] },
    { off: ["ANSWER", "REPLY"], heard: [] },
  ])("DAY-01 an answer in the asker's own thread is an answer; off: $off", async ({ off, heard }) => {
    const asker = await member();
    await turnOff(asker, ...off);
    const question = await ask(asker);
    const root = await say(asker, question);
    await say(admin, question, root);
    expect(await hears(asker)).toEqual(heard);
  });

  test.each<{ off: MailChoiceKind[]; heard: string[] }>([
    { off: [], heard: [replied] },
    { off: ["REPLY"], heard: [commented] },
  ])(
    "DAY-01 a member's word in the asker's thread is a reply, and else a comment; off: $off",
    async ({ off, heard }) => {
      const [asker, other] = [await member(), await member()];
      await turnOff(asker, ...off);
      const question = await ask(asker);
      await say(other, question, await say(asker, question));
      expect(await hears(asker)).toEqual(heard);
    },
  );

  test("DAY-01 everybody who wrote in a thread hears of a reply, once; neither who wrote it nor who took theirs back", async () => {
    const [asker, first, second, gone] = [await member(), await member(), await member(), await member()];
    const question = await ask(asker);
    const root = await say(first, question);
    const taken = await say(gone, question, root);
    await say(second, question, root);
    await say(second, question, root);
    for (const each of [asker, first, second, gone]) await hears(each);
    const body = { commentId: taken };
    expect((await site.call("DELETE", "/api/comment", { token: gone.token, body })).status).toBe(200);
    await say(first, question, root);
    const heard = [await hears(second), await hears(asker), await hears(first), await hears(gone)];
    expect(heard).toEqual([[replied], [commented], [], []]);
  });

  test("DAY-01 who writes in a thread hears of what is said after them, not of what they have just read", async () => {
    const [asker, first, second] = [await member(), await member(), await member()];
    const question = await ask(asker);
    const root = await say(first, question);
    await say(first, question, root);
    await say(second, question, root);
    expect(await hears(second)).toEqual([]);
  });
});
