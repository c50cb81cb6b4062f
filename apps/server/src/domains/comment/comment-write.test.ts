import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;
type Shown = { id: string; content: string; isDeleted: boolean; reply: Shown[] };

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let one: SignedIn;
  let two: SignedIn;
  let postIndex: number;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    one = await createSignedIn(site, { nickname: "하나" });
    two = await createSignedIn(site, { nickname: "두리" });
  });
  beforeEach(async () => {
    const [post] = await createPosts(site.fork(), "QNA", [{ user: one.user }]);
    postIndex = post!.index;
  });
  afterAll(() => site.close());

  const asked = (by?: SignedIn) => (by ? { token: by.token } : {});
  const comment = (change: object, by?: SignedIn) =>
    site.call("POST", "/api/comment", {
      body: { content: "댓글", postType: "QNA", postIndex, ...change },
      ...asked(by),
    });
  const write = async (content: string, by: SignedIn, parentCommentId?: string): Promise<string> =>
    (await comment({ content, parentCommentId }, by)).body.id;
  const remove = (commentId: unknown, by?: SignedIn) =>
    site.call("DELETE", "/api/comment", { body: { commentId }, ...asked(by) });
  const like = (body: object, by?: SignedIn) => site.call("POST", "/api/comment/like", { body, ...asked(by) });
  const list = async (by?: SignedIn): Promise<{ list: Shown[]; commentCount: number }> =>
    (await site.call("GET", `/api/comment/list?type=QNA&index=${postIndex}`, asked(by))).body;
  const outline = async () =>
    (await list()).list.map(({ content, reply }) => [content, ...reply.map((answer) => answer.content)]);

  test("API-37 CMT-04 replies, and replies to replies, stand in one thread", async () => {
    const first = await write("첫째", one);
    const reply = await write("답글", two, first);
    await write("둘째", two);
    await write("답글의 답글", one, reply);
    expect(await outline()).toEqual([["첫째", "답글", "답글의 답글"], ["둘째"]]);
    expect((await list()).commentCount).toBe(4);
  });

  test("API-37 a parent is known by its number too, and none by null", async () => {
    const first = await write("첫째", one);
    expect((await comment({ parentCommentId: Number(first) }, two)).status).toBe(200);
    expect((await comment({ parentCommentId: null }, two)).status).toBe(200);
    expect((await list()).list.map(({ reply }) => reply.length)).toEqual([1, 0]);
  });

  test.each(["NOTICE", "FIRST_EXHIBITION"] as const)(
    "API-37 under a %s no page shows one, and none is taken",
    async (postType) => {
      const [post] = await createPosts(site.fork(), postType, [{ user: one.user }]);
      expect(await comment({ postType, postIndex: post!.index }, one)).toMatchObject({
        status: 403,
        body: { reason: "COMMENTS_OFF" },
      });
    },
  );

  test("API-37 an unknown post or parent is not there, and nothing is written", async () => {
    const [other] = await createPosts(site.fork(), "QNA", [{ user: one.user }]);
    const elsewhere = await comment({ postIndex: other!.index }, one);
    expect(await comment({ postIndex: 99_999 }, one)).toMatchObject({
      status: 404,
      body: { message: "게시물을 찾을 수 없습니다." },
    });
    for (const parentCommentId of ["999999", elsewhere.body.id])
      expect(await comment({ parentCommentId }, one)).toMatchObject({
        status: 404,
        body: { message: "댓글을 찾을 수 없습니다." },
      });
    expect((await comment({})).status).toBe(401);
    expect((await list()).commentCount).toBe(0);
  });

  test.each([
    ["nothing", { content: undefined }, "댓글 내용을 입력해 주세요."],
    ["an empty text", { content: "" }, "댓글 내용을 입력해 주세요."],
    ["a blank text", { content: " \n\u200B\u3164" }, "댓글 내용을 입력해 주세요."],
    ["2,001 characters", { content: "가".repeat(2_001) }, "댓글은 2,000자 이하로 입력해 주세요."],
    ["NUL", { content: "가\0" }, "사용할 수 없는 문자가 들어 있습니다."],
    ["an unknown board", { postType: "WHAT" }, ""],
    ["no post", { postIndex: undefined }, ""],
    ["a parent that is no id", { parentCommentId: "x' or 1=1" }, ""],
    ["a parent beyond all ids", { parentCommentId: "9999999999" }, ""],
    ["a parent of a kind", { parentCommentId: { id: 1 } }, ""],
  ])("CMT-09 API-35 %s is refused in Korean", async (_case, change, message) => {
    const { status, body } = await comment(change, one);
    expect(status).toBe(400);
    expect(body.message).toMatch(/[가-힣]/u);
    expect(body.message).toContain(message);
    expect((await list()).commentCount).toBe(0);
  });

  test("CMT-10 text stays as typed: markup, line breaks and 2,000 characters", async () => {
    await write("<b>굵게</b>\r\n<script>alert(1)</script>", one);
    await write("🪷".repeat(2_000), one);
    expect(await outline()).toEqual([["<b>굵게</b>\n<script>alert(1)</script>"], ["🪷".repeat(2_000)]]);
  });

  test("API-38 CMT-05 a like toggles, tells the new state and count, and can be set", async () => {
    const id = await write("댓글", one);
    expect(await like({ commentId: id }, two)).toMatchObject({ status: 200, body: { isLiked: true, likeCount: 1 } });
    expect((await like({ commentId: Number(id), liked: true }, two)).body).toEqual({ isLiked: true, likeCount: 1 });
    expect((await list(two)).list[0]).toMatchObject({ isLiked: true, likeCount: 1 });
    expect((await list(one)).list[0]).toMatchObject({ isLiked: false, likeCount: 1 });
    expect((await like({ commentId: id }, two)).body).toEqual({ isLiked: false, likeCount: 0 });
    expect((await like({ commentId: id })).status).toBe(401);
    expect((await like({ commentId: "999999" }, two)).status).toBe(404);
    expect((await like({}, two)).status).toBe(400);
  });

  test("API-39 CMT-06 its author and an administrator delete a comment, others don't", async () => {
    const [own, others] = [await write("하나", one), await write("둘", one)];
    expect(await remove(own, two)).toMatchObject({ status: 403, body: { message: "권한이 없습니다." } });
    expect((await remove(own)).status).toBe(401);
    expect((await list()).commentCount).toBe(2);
    expect(await remove(own, one)).toMatchObject({ status: 200, body: { success: true } });
    expect((await remove(others, admin)).status).toBe(200);
    expect(await list()).toEqual({ list: [], commentCount: 0 });
    expect((await remove(own, one)).status).toBe(404);
    expect((await remove("x", one)).status).toBe(400);
    const third = await write("셋", one);
    expect((await site.call("DELETE", `/api/comment?commentId=${third}`, asked(one))).status).toBe(200);
  });

  const edit = (body: object, by?: SignedIn) => site.call("PUT", "/api/comment", { body, ...asked(by) });

  test("SEE-17 its writer changes a comment, nobody else, and it says so", async () => {
    const id = await write("처음 쓴 말", one);
    const reply = await write("답글", two, id);
    expect((await list()).list[0]).toMatchObject({ editedAt: null });
    expect((await edit({ commentId: id, content: "고친 말" })).status).toBe(401);
    for (const other of [two, admin])
      expect(await edit({ commentId: id, content: "남이 고친 말" }, other)).toMatchObject({
        status: 403,
        body: { message: "권한이 없습니다." },
      });
    const edited = await edit({ commentId: id, content: " 고친 말\r\n둘째 줄 " }, one);
    expect(edited).toMatchObject({ status: 200, body: { content: "고친 말\n둘째 줄" } });
    expect((await edit({ commentId: reply, content: "고친 답글" }, two)).status).toBe(200);
    expect((await list()).list[0]).toMatchObject({
      content: "고친 말\n둘째 줄",
      editedAt: edited.body.editedAt,
      reply: [{ content: "고친 답글", editedAt: expect.any(String) }],
    });
  });

  test("SEE-17 the same words once more change nothing: a lost answer is asked for again", async () => {
    const id = await write("말", one);
    expect((await edit({ commentId: id, content: "말" }, one)).body).toEqual({ content: "말", editedAt: null });
    const first = (await edit({ commentId: Number(id), content: "고친 말" }, one)).body;
    expect((await edit({ commentId: id, content: "고친 말" }, one)).body).toEqual(first);
  });

  test.each([
    ["nothing", { content: undefined }, "댓글 내용을 입력해 주세요."],
    ["a blank text", { content: " \u200B" }, "댓글 내용을 입력해 주세요."],
    ["2,001 characters", { content: "가".repeat(2_001) }, "댓글은 2,000자 이하로 입력해 주세요."],
    ["no comment", { commentId: undefined }, ""],
  ])("SEE-17 an edit to %s is refused in Korean", async (_case, change, message) => {
    const commentId = await write("그대로", one);
    const { status, body } = await edit({ commentId, content: "고친 말", ...change }, one);
    expect(status).toBe(400);
    expect(body.message).toMatch(/[가-힣]/u);
    expect(body.message).toContain(message);
    expect(await outline()).toEqual([["그대로"]]);
  });

  test("SEE-17 a newcomer's comment is not filled with links by an edit either", async () => {
    const commentId = await write("링크 없음", two);
    const content = "https://a.example https://b.example";
    expect(await edit({ commentId, content }, two)).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("댓글 하나에 다른 누리집의 링크를 1개까지") },
    });
  });

  test("SEE-17 of a deleted comment nothing is left to be changed", async () => {
    const id = await write("지울 말", one);
    await write("답글", two, id);
    await edit({ commentId: id, content: "고친 뒤 지울 말" }, one);
    await remove(id, one);
    expect(await edit({ commentId: id, content: "지운 뒤 고친 말" }, one)).toMatchObject({
      status: 404,
      body: { message: "댓글을 찾을 수 없습니다." },
    });
    expect((await list()).list[0]).toMatchObject({ isDeleted: true, editedAt: null });
  });

  test.each(rounds)("SEE-17 editing and deleting at once leaves no words of it (round %d)", async () => {
    const id = await write("말", one);
    await write("답글", two, id);
    const answers = await Promise.all([
      edit({ commentId: id, content: "고친 말" }, one),
      remove(id, admin),
      edit({ commentId: id, content: "또 고친 말" }, one),
    ]);
    expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
    expect(await outline()).toEqual([["삭제된 댓글입니다.", "답글"]]);
    expect(await site.fork().execute("select id from comment where id = ? and content <> ''", [id])).toEqual([]);
  });

  test("CMT-07 a deleted comment with replies leaves a line, which goes with the last reply", async () => {
    const first = await write("지울 말", one);
    const replies = [await write("답글 하나", two, first), await write("답글 둘", two, first)];
    await like({ commentId: first }, two);
    await remove(first, one);
    expect((await list()).list[0]).toMatchObject({
      content: "삭제된 댓글입니다.",
      author: "",
      userId: null,
      likeCount: 0,
      isDeleted: true,
    });
    expect(await outline()).toEqual([["삭제된 댓글입니다.", "답글 하나", "답글 둘"]]);
    expect((await list()).commentCount).toBe(2);
    // Of the line nothing can be liked, answered or deleted once more; the thread goes on.
    expect((await like({ commentId: first }, two)).status).toBe(404);
    expect((await comment({ parentCommentId: first }, two)).status).toBe(404);
    expect((await remove(first, admin)).status).toBe(404);
    await write("답글 셋", one, replies[0]);
    await remove(replies[0], two);
    await remove(replies[1], admin);
    expect(await outline()).toEqual([["삭제된 댓글입니다.", "답글 셋"]]);
    await remove((await list()).list[0]!.reply[0]!.id, one);
    expect(await list()).toEqual({ list: [], commentCount: 0 });
    const rows = await site.fork().execute("select content from comment where content like '%지울 말%'");
    expect(rows).toEqual([]);
  });

  test.each(rounds)(
    "CMT-05 SEC-12 toggles of one member at once end where their number says (round %d)",
    async (round) => {
      const id = await write("댓글", one);
      const times = 10 + (round % 2);
      const answers = await Promise.all(Array.from({ length: times }, () => like({ commentId: id }, two)));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
      expect((await list(two)).list[0]).toMatchObject({ isLiked: times % 2 === 1, likeCount: times % 2 });
    },
  );

  test.each(rounds)(
    "CMT-07 replying, liking and deleting at once leaves no orphan and no line alone (round %d)",
    async () => {
      const first = await write("첫째", one);
      const replies = await Promise.all(Array.from({ length: 4 }, () => write("답글", two, first)));
      const answers = await Promise.all([
        ...replies.map((id) => remove(id, two)),
        remove(first, one),
        remove(first, admin),
        ...replies.map((id) => like({ commentId: id }, one)),
        like({ commentId: first }, two),
        ...Array.from({ length: 4 }, () => comment({ content: "늦은 답글", parentCommentId: first }, two)),
        comment({ content: "늦은 답글", parentCommentId: replies[0] }, one),
      ]);
      expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([]);
      const late = answers.slice(-5).filter(({ status }) => status === 200).length;
      expect(await outline()).toEqual(
        late === 0 ? [] : [["삭제된 댓글입니다.", ...Array.from({ length: late }, () => "늦은 답글")]],
      );
      expect((await list()).commentCount).toBe(late);
    },
  );
});
