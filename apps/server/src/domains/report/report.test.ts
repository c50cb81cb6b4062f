import { reportReasons } from "@bulmo/contracts/report-text";
import { reportReasons as storedReasons } from "@bulmo/entities/report-reason";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { type Desk, openDesk } from "../../../testing/report-fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sweepReports } from "./report.service.ts";

test("the contract and the table know the same reasons", () => {
  expect(reportReasons).toEqual(storedReasons);
});

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let desk: Desk;

  beforeAll(async () => {
    site = await openSite(server);
    desk = await openDesk(site);
  });
  afterEach(() => desk.forget());
  afterAll(() => site.close());

  test("the queue tells what is reported, whose it is, how many reported it and why; never who", async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    const another = await createSignedIn(site);
    expect((await desk.report(desk.reader, post, { reason: "ABUSE", note: " 심한\n말 " })).body.result.data).toEqual({
      isNew: true,
    });
    await desk.report(desk.reader, comment, { reason: "PRIVACY" });
    await desk.report(another, post, { reason: "ABUSE" });
    await desk.report(desk.admin, post, { reason: "OTHER", note: "살펴 주세요" });
    expect(await desk.count()).toBe(2);
    const list = await desk.list();
    expect(list).toMatchObject([
      {
        kind: "POST",
        post: { type: "QNA", index: post.index, title: "물음" },
        commentId: null,
        text: "묻는 글",
        author: "글쓴이",
        email: desk.writer.user.email,
        count: 3,
        reasons: [
          { reason: "ABUSE", count: 2 },
          { reason: "OTHER", count: 1 },
        ],
        notes: ["살펴 주세요", "심한 말"],
      },
      { kind: "COMMENT", post: { index: post.index }, commentId: comment.commentId, text: "댓글", count: 1 },
    ]);
    for (const known of ["읽는이", desk.reader.user.id, desk.reader.user.email, another.user.nickname])
      expect(JSON.stringify(list)).not.toContain(known);
  });

  test("again is harmless, also once it was looked into", async () => {
    const post = await desk.post();
    await desk.report(desk.reader, post);
    expect((await desk.report(desk.reader, post, { reason: "OTHER" })).body.result.data).toEqual({ isNew: false });
    const [{ latest } = { latest: 0 }] = await desk.list();
    await desk.dismiss(post, latest);
    expect((await desk.report(desk.reader, post)).body.result.data).toEqual({ isNew: false });
    expect(await desk.rows()).toHaveLength(1);
    expect(await desk.count()).toBe(0);
  });

  test("nobody reports what is their own, or not there, or no reason", async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    for (const own of [post, comment]) {
      const refused = await desk.report(desk.writer, own);
      expect(refused.status).toBe(403);
      expect(JSON.stringify(refused.body)).toContain("본인이 쓴 글이나 댓글은 신고할 수 없습니다.");
    }
    const statusOf = async (target: object, changes = {}) => (await desk.report(desk.reader, target, changes)).status;
    expect(await statusOf({ ...post, index: 99_999 })).toBe(404);
    expect(await statusOf({ kind: "COMMENT", commentId: "99999" })).toBe(404);
    expect(await statusOf({ ...post, type: "FIRST_EXHIBITION" })).toBe(400);
    expect(await statusOf(post, { reason: "BORING" })).toBe(400);
    expect(await statusOf(post, { note: "가".repeat(201) })).toBe(400);
    expect(await desk.rows()).toEqual([]);
  });

  test("nothing wrong with it: what was seen is closed and told in the log, what came later stays", async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    await desk.report(desk.reader, comment);
    await desk.report(desk.reader, post);
    const seen = await desk.list();
    await desk.report(await createSignedIn(site), post, { reason: "ABUSE" });
    const before = (await desk.acts()).length;
    for (const { kind, commentId, latest } of seen)
      expect((await desk.dismiss(kind === "POST" ? post : { kind, commentId }, latest)).status).toBe(200);
    expect(await desk.list()).toMatchObject([{ kind: "POST", count: 1, reasons: [{ reason: "ABUSE" }] }]);
    const line = { member_id: desk.writer.user.id, post_index: post.index };
    expect((await desk.acts()).slice(before)).toEqual([
      { act: "POST_CLEARED", ...line },
      { act: "COMMENT_CLEARED", ...line },
    ]);
    // Somebody who has an older page open says nothing new.
    await desk.dismiss(post, seen[0]!.latest);
    expect((await desk.acts()).length).toBe(before + 2);
  });

  test("a deleted post closes its reports, for good; those of its comments wait for it", async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    await desk.report(desk.reader, post);
    await desk.report(desk.reader, comment);
    expect((await desk.removePost(post)).status).toBe(200);
    expect(await desk.count()).toBe(0);
    expect((await desk.report(desk.reader, comment)).status).toBe(404);
    expect((await desk.dismiss(post, 1_000)).status).toBe(404);
    const address = { type: "QNA", index: post.index };
    await site.call("POST", "/trpc/trash.restore", { body: address, token: desk.admin.token });
    expect(await desk.list()).toMatchObject([{ kind: "COMMENT", commentId: comment.commentId }]);
    await desk.removePost(post);
    await site.call("POST", "/trpc/trash.purge", { body: address, token: desk.admin.token });
    expect(await desk.rows()).toEqual([]);
  });

  test("a deleted comment takes its reports along, whether a line of it stays or not", async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    const reply = await desk.comment(post, comment.commentId);
    await desk.report(desk.reader, comment);
    await desk.report(desk.reader, reply);
    expect((await desk.removeComment(comment.commentId)).status).toBe(200);
    expect(await desk.list()).toMatchObject([{ commentId: reply.commentId, count: 1 }]);
    await desk.removeComment(reply.commentId);
    expect(await desk.rows()).toEqual([]);
  });

  test("MYP-11 who withdraws is forgotten as a reporter; the report stays, and a withdrawn writer has no name", async () => {
    const leaver = await createSignedIn(site);
    const post = await desk.post(leaver.user);
    const other = await desk.post();
    await desk.report(leaver, other);
    await desk.report(desk.reader, post);
    const left = await site.call("DELETE", "/api/users", { body: { id: leaver.user.id }, token: leaver.token });
    expect(left.status).toBe(200);
    expect(JSON.stringify(await desk.rows())).not.toContain(leaver.user.id);
    expect(await desk.list()).toMatchObject([
      { post: { index: post.index }, author: "탈퇴한 회원", email: null, count: 1 },
      { post: { index: other.index }, author: "글쓴이", count: 1 },
    ]);
  });

  test("a target tells its last twenty notes and counts everybody, and no other target's", async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    const closed = await desk.comment(post);
    await desk.report(desk.reader, post);
    for (const under of [comment, closed]) await desk.report(desk.reader, under, { reason: "OTHER", note: "댓글" });
    const [{ id } = { id: 0 }] = await site.fork().execute<{ id: number }[]>("select min(post_id) as id from report");
    await site.fork().execute("update report set closed_at = now() where comment_id = ?", [Number(closed.commentId)]);
    await site.fork().execute(
      `insert into report (post_id, reason, note, created_at)
        select ?, 'ABUSE', 'note ' || turn, now() from generate_series(1, 30) as turn`,
      [id],
    );
    const list = await desk.list();
    expect(list).toMatchObject([
      {
        kind: "POST",
        count: 31,
        reasons: [
          { reason: "ABUSE", count: 30 },
          { reason: "AD", count: 1 },
        ],
      },
      { commentId: comment.commentId, count: 1, reasons: [{ reason: "OTHER", count: 1 }], notes: ["댓글"] },
    ]);
    expect(list[0]?.notes).toEqual(Array.from({ length: 20 }, (_, turn) => `note ${30 - turn}`));
  });

  test("MYP-11 what a reporter wrote goes when the report is closed and when they withdraw", async () => {
    const leaver = await createSignedIn(site);
    const [kept, removed, left] = [await desk.post(), await desk.post(), await desk.post()];
    for (const post of [kept, removed]) await desk.report(desk.reader, post, { note: "적은 말" });
    await desk.report(leaver, left, { note: "떠난 말" });
    await desk.report(desk.reader, left, { note: "남은 말" });
    const seen = (await desk.list()).find(({ post }) => post.index === kept.index);
    await desk.dismiss(kept, seen?.latest ?? 0);
    await desk.removePost(removed);
    await site.call("DELETE", "/api/users", { body: { id: leaver.user.id }, token: leaver.token });
    expect((await desk.rows()).map(({ note }) => note).toSorted()).toEqual(["", "", "", "남은 말"]);
    expect(await desk.list()).toMatchObject([{ count: 2, notes: ["남은 말"] }]);
  });

  test("a closed report is forgotten after a year, an open one never", async () => {
    const posts = [await desk.post(), await desk.post(), await desk.post()];
    for (const post of posts) await desk.report(desk.reader, post);
    const [young, old] = await desk.rows();
    const close = (id: number | undefined, days: number) =>
      site.fork().execute("update report set closed_at = now() - make_interval(days => ?) where id = ?", [days, id]);
    await close(young?.id, 364);
    await close(old?.id, 367);
    await site.fork().execute("update report set created_at = now() - interval '3 years'");
    await sweepReports(site.fork());
    expect((await desk.rows()).map(({ id }) => id)).not.toContain(old?.id);
    expect(await desk.rows()).toHaveLength(2);
  });

  test("CON-04 page after page, what was reported last first", async () => {
    const posts = [await desk.post(), await desk.post(), await desk.post()];
    for (const post of posts) await desk.report(desk.reader, post);
    expect(await desk.page({ limit: 2 })).toMatchObject({
      page: 1,
      totalPages: 2,
      list: [{ post: { index: posts[2]!.index } }, { post: { index: posts[1]!.index } }],
    });
    expect(await desk.page({ limit: 2, page: 9 })).toMatchObject({
      page: 2,
      list: [{ post: { index: posts[0]!.index } }],
    });
  });
});

describe.each(testServers(testDatabaseUrl))("with limits, on $name", (server) => {
  let site: Site;
  let desk: Desk;

  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
    desk = await openDesk(site);
  });
  afterAll(() => site.close());

  test("SEC-06 a member reports 20 times an hour, counted at once", async () => {
    const post = await desk.post();
    const report = (by: Desk["reader"]) => desk.report(by, post);
    const answers = await Promise.all(Array.from({ length: 25 }, () => report(desk.reader)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await report(await createSignedIn(site))).status).toBe(200);
  });
});
