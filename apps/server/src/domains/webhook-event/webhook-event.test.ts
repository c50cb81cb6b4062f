import { webhookData } from "@bulmo/contracts/webhook-data";
import { type WebhookEvent, webhookEvents } from "@bulmo/contracts/webhook-event";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { rows } from "../../../testing/permission/rows.ts";
import { createWorld, procedures, type World } from "../../../testing/permission/world.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { addWebhook } from "../../../testing/webhook.ts";
import { setAdmin } from "../user/user-status.service.ts";
import { composeBody } from "../webhook/delivery-body.ts";
import { removePosts } from "../post/post-remove.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

/** What an administrator's call tells, by its name and what it is about. What is not here tells nothing. */
const tells: Record<string, WebhookEvent[]> = {
  "auth.adminSignUp": ["member.created"],
  "auth.changeAdmin": ["member.changed"],
  "auth.correctMember": ["member.changed"],
  "auth.importMembers": ["member.created"],
  "application.approve": ["member.created"],
  "auth.signUp": ["member.created"],
  "comment.create": ["comment.created"],
  "comment.remove": ["comment.removed"],
  "comment.update": ["comment.changed"],
  "pictureDescription.update": ["post.changed"],
  "plan.publish": ["post.created"],
  "post.create": ["post.created"],
  "post.remove": ["post.removed"],
  "post.update": ["post.changed"],
  "report.create": ["report.created"],
  "report.dismiss": ["report.changed"],
  "trash.restore": ["post.created"],
  "user.remove": ["member.removed"],
  "user.toggleActive": ["member.changed"],
  "user.update": ["member.changed"],
  "user.updateGrade": ["member.changed"],
  "user.updateRole": ["member.changed"],
  "workProposal.confirm": ["post.changed"],
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let world: World;
  let admin: SignedIn;
  let webhook: { id: string };
  beforeAll(async () => {
    site = await openSite(server);
    world = await createWorld(site);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "알림지기" });
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.fork().execute("delete from webhook");
    webhook = await addWebhook(site, webhookEvents);
  });

  type Told = { event: WebhookEvent; data: Record<string, unknown>; member_id: string | null };
  const told = async () => {
    const deliveries = await site
      .fork()
      .execute<Told[]>(
        "select event, data, member_id from webhook_delivery where webhook_id = ? and event <> 'ping' order by created_at, event",
        [webhook.id],
      );
    // Whatever a test asks, each is as the API's document describes it.
    for (const { event, data } of deliveries) {
      const body = JSON.parse(composeBody({ event, data, createdAt: new Date() }, "https://www.example.org"));
      expect({ event, ...webhookData[event].parse(body.data) }).toEqual({ event, ...body.data });
    }
    return deliveries;
  };
  const events = async () => (await told()).map(({ event }) => event);
  const forget = () => site.fork().execute("delete from webhook_delivery where webhook_id = ?", [webhook.id]);
  const ask = async (method: string, path: string, body: unknown, { token } = admin) => {
    const answer = await site.call(method, path, { token, body });
    expect({ path, status: answer.status, body: answer.body }).toMatchObject({ status: 200 });
    return answer.body;
  };
  const writePost = async (type: "NOTICE" | "QNA", title = "괘불 조성 안내", by = admin) => ({
    type,
    index: (await ask("POST", "/api/post", { type, title, content: "<p>글</p>" }, by)).data as number,
  });

  // Every call there is stands in the permission table, so that a new one is asked here by itself.
  const changing = rows.filter(
    ({ name, statuses }) => procedures[name]?._def.type === "mutation" && statuses.administrator === 200,
  );
  test.each(changing)("API-51 $name ($what) tells what it did, and nothing else", async ({ name, what, prepare }) => {
    const caller = await world.createCaller("administrator");
    const call = await prepare(world, caller);
    // What was added or written for the question is none of the answer.
    await forget();
    if ((await site.fork().execute("select id from webhook where id = ?", [webhook.id])).length === 0)
      webhook = await addWebhook(site, webhookEvents);
    expect((await call(caller?.token)).status).toBe(200);
    // Of several at once there are as many.
    expect([...new Set(await events())]).toEqual(
      // What is said to a secret question is no program's business.
      what.startsWith("a secret question") ? [] : (tells[name] ?? []),
    );
  });

  test("API-51 every event there is can be told by a call", () => {
    const never = ["report.removed"];
    expect([...new Set(Object.values(tells).flat()), ...never].toSorted()).toEqual(webhookEvents.toSorted());
    // What somebody else has said no administrator changes.
    const asked = new Set([...changing.map(({ name }) => name), "comment.update"]);
    expect(Object.keys(tells).filter((name) => !asked.has(name))).toEqual([]);
  });

  test("API-51 what is said of a post is where it is, what it is called and who wrote it; a move says from where", async () => {
    const was = await writePost("NOTICE");
    const author = "알림지기";
    expect(await told()).toEqual([
      { event: "post.created", data: { ...was, title: "괘불 조성 안내", author }, member_id: admin.user.id },
    ]);
    await forget();
    const change = { title: "옮긴 글", type: "QNA", content: "<p>글</p>", targetType: "NOTICE", index: was.index };
    const { data: index } = await ask("PUT", "/api/post", change);
    const now = { type: "QNA", index, title: "옮긴 글", author };
    expect(await told()).toEqual([
      { event: "post.changed", data: { ...now, previous: was }, member_id: admin.user.id },
    ]);
  });

  test("API-51 EXH-07 what stands where not everybody reads is not told; a post goes when it is moved there, and comes when it is moved out", async () => {
    await ask("POST", "/api/exhibition", { n: 77, title: "준비 중인 전시", startsOn: "2027-05-01" });
    const secret = { type: "EXHIBITION_77", title: "비밀 작품", author: "숨은 이", content: "<p>글</p>" };
    const { data: hung } = await ask("POST", "/api/post", secret);
    await ask("PUT", "/api/post", { ...secret, title: "비밀 작품, 고침", targetType: "EXHIBITION_77", index: hung });
    expect(await told()).toEqual([]);
    const out = { ...secret, type: "FIRST_EXHIBITION", title: "관음도", author: "일섭" };
    const { data: index } = await ask("PUT", "/api/post", { ...out, targetType: "EXHIBITION_77", index: hung });
    const shown = { type: "FIRST_EXHIBITION", index, title: "관음도", author: "일섭" };
    expect(await told()).toEqual([{ event: "post.created", data: shown, member_id: null }]);
    await forget();
    const back = { ...secret, title: "다시 비밀", targetType: "FIRST_EXHIBITION", index };
    const { data: again } = await ask("PUT", "/api/post", back);
    expect(await told()).toEqual([{ event: "post.removed", data: shown, member_id: null }]);
    await forget();
    await ask("DELETE", "/api/post", [{ type: "EXHIBITION_77", index: again }]);
    expect(await told()).toEqual([]);
  });

  test("API-51 EXH-07 a report from a board of members is told without its title, and none where administrators alone read", async () => {
    const { type } = await createBoard(site.fork(), { type: "INNER", readers: "MEMBERS" });
    await createBoard(site.fork(), { type: "OFFICE", readers: "ADMINISTRATORS", writers: "ADMINISTRATORS" });
    // A process hears of a board a moment after it is there.
    const { token } = admin;
    const list = () => site.call("GET", "/api/post/list?type=OFFICE", { token });
    await expect.poll(async () => (await list()).status).toBe(200);
    const member = await createSignedIn(site, { nickname: "신고한이" });
    const body = { type, title: "안에서만 보는 말", content: "<p>글</p>" };
    const { data: index } = await ask("POST", "/api/post", body);
    const report = { target: { kind: "POST", type, index }, reason: "AD" };
    expect(await ask("POST", "/api/report", report, member)).toEqual({ isNew: true });
    expect(await told()).toMatchObject([
      { event: "report.created", data: { reason: "AD", post: { type, index, title: "회원만 보는 글입니다." } } },
    ]);
    await forget();
    const { data: moved } = await ask("PUT", "/api/post", { ...body, targetType: type, index, type: "OFFICE" });
    await ask("DELETE", "/api/post", [{ type: "OFFICE", index: moved }]);
    expect(await told()).toEqual([]);
  });

  test("API-51 a work is told with the painter whom it names, who is no member", async () => {
    const painted = { user: admin.user, title: "관음도", authorName: "일섭" };
    const [work] = await createPosts(site.fork(), "FIRST_EXHIBITION", [painted]);
    await ask("DELETE", "/api/post", [{ type: "FIRST_EXHIBITION", index: work!.index }]);
    expect(await told()).toEqual([
      { event: "post.removed", data: expect.objectContaining({ author: "일섭" }), member_id: null },
    ]);
  });

  test("API-51 several posts that go at once are told one by one, with the reports that go with them", async () => {
    const member = await createSignedIn(site);
    const posts = [await writePost("QNA", "하나", member), await writePost("QNA", "둘", member)];
    for (const reporter of [admin, await createSignedIn(site)])
      await ask("POST", "/trpc/report.create", { target: { kind: "POST", ...posts[0] }, reason: "AD" }, reporter);
    expect((await events()).filter((event) => event === "report.created")).toHaveLength(2);
    await forget();
    await ask("DELETE", "/api/post", posts);
    expect((await told()).map(({ event, data }) => [event, data["title"] ?? data["post"]])).toEqual(
      expect.arrayContaining([
        ["post.removed", "하나"],
        ["post.removed", "둘"],
        ["report.removed", { ...posts[0], title: "하나" }],
      ]),
    );
    expect(await told()).toHaveLength(3);
  });

  test("API-51 a report says what and why; neither who said it nor in what words", async () => {
    const member = await createSignedIn(site);
    const post = await writePost("QNA", "묻습니다", member);
    await forget();
    const note = "이 사람이 저를 욕했습니다";
    await ask("POST", "/trpc/report.create", { target: { kind: "POST", ...post }, reason: "ABUSE", note });
    await ask("POST", "/trpc/report.create", { target: { kind: "POST", ...post }, reason: "AD" });
    expect(await told()).toEqual([
      {
        event: "report.created",
        data: { kind: "POST", commentId: null, post: { ...post, title: "묻습니다" }, reason: "ABUSE" },
        member_id: null,
      },
    ]);
  });

  test("API-51 a comment is told with its post; the same words once more are no change", async () => {
    const post = await writePost("QNA");
    const comment = { content: "댓글", postType: "QNA", postIndex: post.index };
    await forget();
    const { id } = await ask("POST", "/api/comment", comment);
    await ask("PUT", "/api/comment", { commentId: id, content: "댓글" });
    await ask("PUT", "/api/comment", { commentId: id, content: "고친 댓글" });
    await ask("DELETE", "/api/comment", { commentId: id });
    const data = { id, parentCommentId: null, author: "알림지기", post: { ...post, title: "괘불 조성 안내" } };
    expect((await told()).map(({ event, data: said }) => [event, said])).toEqual([
      ["comment.created", data],
      ["comment.changed", data],
      ["comment.removed", data],
    ]);
  });

  test("API-51 a member is an id and a nickname; one who has gone is named nowhere any more", async () => {
    const member = await createSignedIn(site, { nickname: "떠날이", email: "leaving@example.org" });
    await writePost("QNA", "묻습니다", member);
    await ask("PUT", "/api/users/role", { id: member.user.id, role: "이사" });
    expect((await told()).find(({ event }) => event === "member.changed")?.data).toEqual({
      id: member.user.id,
      nickname: "떠날이",
    });
    // Some receivers answer with what they got.
    await site.fork().execute("update webhook_delivery set last_status = 200, last_answer = data::text");
    await ask("DELETE", "/api/users", { id: member.user.id });
    const rest = await told();
    const kept = await site.fork().execute("select * from webhook_delivery where webhook_id = ?", [webhook.id]);
    expect(JSON.stringify(kept)).not.toMatch(/떠날이|leaving|견본회원/u);
    expect(rest.map(({ event }) => event).toSorted()).toEqual(["member.changed", "member.removed", "post.created"]);
    expect(JSON.stringify(rest)).not.toMatch(/떠날이|leaving|견본회원/u);
    expect(rest.find(({ event }) => event === "member.removed")?.data).toEqual({ id: member.user.id });
    expect(rest.find(({ event }) => event === "post.created")?.data["author"]).toBe("탈퇴한 회원");
  });

  test("API-51 what is rolled back is told to nobody, and what cannot be told does not happen", async () => {
    const post = await writePost("NOTICE");
    await forget();
    const actor = { ...(await site.sessions.authenticate(site.fork(), admin.token)) };
    await expect(
      removePosts({ em: site.fork(), boards: site.boards }, actor, [post, { type: "NOTICE", index: 99_999 }]),
    ).rejects.toThrow();
    expect(await events()).toEqual([]);
    // The log comes last of what a transaction writes.
    await site.fork().execute(`alter table audit_line add constraint refused check (act <> 'POST_REMOVED') not valid`);
    expect((await site.call("DELETE", "/api/post", { token: admin.token, body: [post] })).status).toBe(500);
    await site.fork().execute("alter table audit_line drop constraint refused");
    expect(await events()).toEqual([]);
    await site.fork().execute(`alter table webhook_delivery add constraint refused check (event <> 'post.removed')`);
    expect((await site.call("DELETE", "/api/post", { token: admin.token, body: [post] })).status).toBe(500);
    await site.fork().execute("alter table webhook_delivery drop constraint refused");
    expect((await site.call("GET", `/api/post?type=NOTICE&index=${post.index}`)).status).toBe(200);
    await ask("DELETE", "/api/post", [post]);
    expect(await events()).toEqual(["post.removed"]);
  });

  test("API-51 each webhook that is on is told what it asked for", async () => {
    const deleted = await addWebhook(site, ["post.removed", "comment.created"]);
    const off = await addWebhook(site, webhookEvents, { disabledAt: new Date() });
    const post = await writePost("NOTICE");
    await ask("DELETE", "/api/post", [post]);
    const of = ({ id }: { id: string }) =>
      site.fork().execute("select event from webhook_delivery where webhook_id = ?", [id]);
    expect(await of(deleted)).toEqual([{ event: "post.removed" }]);
    expect(await of(off)).toEqual([]);
    expect((await events()).toSorted()).toEqual(["post.created", "post.removed"]);
  });

  test("API-51 the command line tells too", async () => {
    const member = await createSignedIn(site);
    await setAdmin(site.fork(), member.user.username, true);
    expect(await events()).toEqual(["member.changed"]);
  });

  test("API-51 where nobody wants to know, nothing is written", async () => {
    await site.fork().execute("delete from webhook");
    await writePost("NOTICE");
    expect(await site.fork().execute("select id from webhook_delivery")).toEqual([]);
  });
});
