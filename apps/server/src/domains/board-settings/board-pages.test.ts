import { imageUrlOf } from "@bulmo/contracts/picture";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { changeBoard, createBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const picture = imageUrlOf({ hash: "a".repeat(64), width: 1600, height: 900 });

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let writer: SignedIn;
  let other: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    writer = await createSignedIn(site, { nickname: "글쓴이" });
    other = await createSignedIn(site, { nickname: "다른이" });
    const em = site.fork();
    await createBoard(em, { type: "TALK", hasComments: true });
    await createBoard(em, { type: "QUIET" });
    await createBoard(em, { type: "INNER", hasComments: true, readers: "MEMBERS" });
    await createBoard(em, { type: "OFFICE", hasComments: true, readers: "ADMINISTRATORS", writers: "ADMINISTRATORS" });
    await createBoard(em, { type: "PHOTO", kind: "ALBUM", writers: "ADMINISTRATORS" });
    await createBoard(em, { type: "LETTER", formerAddresses: ["letter", "newsletter"] });
  });
  afterAll(() => site.close());

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, by?: SignedIn) =>
    site.call(method, path, { ...(body ? { body } : {}), ...(by ? { token: by.token } : {}) });

  const write = async (type: string, by = writer, content = "<p>글</p>"): Promise<number> => {
    const { status, body } = await call("POST", "/api/post", { type, title: `${type}의 글`, content }, by);
    expect(status).toBe(200);
    return body.data;
  };
  const comment = (type: string, index: number, by: SignedIn, content = "댓글") =>
    call("POST", "/api/comment", { content, postType: type, postIndex: index }, by);
  const listed = async (type: string, by?: SignedIn) =>
    (await call("GET", `/api/post/list?type=${type}`, undefined, by)).body.list;

  test("EXH-06 a board says whether its posts take comments, and its list counts them", async () => {
    const talk = await write("TALK");
    const quiet = await write("QUIET");
    const said = await comment("TALK", talk, other);
    expect(said.status).toBe(200);
    expect(await comment("QUIET", quiet, other)).toMatchObject({ status: 403, body: { reason: "COMMENTS_OFF" } });
    const [row] = await listed("TALK");
    expect(row).toMatchObject({ index: talk, commentCount: 1 });
    // That the association has answered is said of questions alone.
    expect(row).not.toHaveProperty("isAnswered");
    expect((await listed("QUIET"))[0]).not.toHaveProperty("commentCount");
    await comment("TALK", talk, writer);
    expect((await listed("TALK"))[0].commentCount).toBe(2);
    const ordered = await call("GET", "/api/post/list?type=TALK&sort=title&fields=commentCount");
    expect(ordered.body.list).toEqual([{ type: "TALK", index: talk, commentCount: 2 }]);
    const found = await call("GET", "/api/post/list?type=TALK&searchKeyword=TALK");
    expect(found.body.list[0].commentCount).toBe(2);
  });

  test("EXH-06 an album lists its posts with their first pictures, and other boards do not", async () => {
    await createPosts(site.fork(), "PHOTO", [{ user: admin.user, title: "사진" }]);
    await site.fork().execute("update stored_post set thumbnail = ? where type = 'PHOTO'", [picture]);
    expect(await listed("PHOTO")).toMatchObject([{ type: "PHOTO", title: "사진", thumbnail: picture }]);
    const quiet = await listed("QUIET");
    expect(quiet.length).toBeGreaterThan(0);
    for (const row of quiet) expect(row).not.toHaveProperty("thumbnail");
  });

  test("EXH-06 a member writes, edits and deletes where members write, and nobody else's", async () => {
    const index = await write("QUIET");
    const edit = (by: SignedIn) =>
      call("PUT", "/api/post", { targetType: "QUIET", type: "QUIET", index, title: "고침", content: "<p>글</p>" }, by);
    expect((await edit(other)).status).toBe(403);
    expect((await edit(writer)).status).toBe(200);
    expect((await call("DELETE", "/api/post", [{ type: "QUIET", index }] as object, other)).status).toBe(403);
    expect((await call("DELETE", "/api/post", [{ type: "QUIET", index }] as object, writer)).status).toBe(200);
    const refused = await call("POST", "/api/post", { type: "PHOTO", title: "글", content: "<p>글</p>" }, writer);
    expect(refused).toMatchObject({ status: 403, body: { reason: "NOT_ALLOWED" } });
  });

  test("EXH-08 where a board is closed its posts are read, and nothing is written to them", async () => {
    await createBoard(site.fork(), { type: "CLOSED", hasComments: true });
    const index = await write("CLOSED");
    const { id } = (await comment("CLOSED", index, other)).body;
    await changeBoard(site, "CLOSED", { closedAt: new Date() });
    const attempts = [
      ...[writer, admin].map(
        (by) => () => call("POST", "/api/post", { type: "CLOSED", title: "글", content: "<p>글</p>" }, by),
      ),
      ...[writer, admin].map((by) => () => comment("CLOSED", index, by)),
      () =>
        call(
          "POST",
          "/api/comment",
          { content: "답글", postType: "CLOSED", postIndex: index, parentCommentId: id },
          other,
        ),
    ];
    for (const attempt of attempts)
      expect(await attempt()).toMatchObject({ status: 403, body: { reason: "BOARD_CLOSED" } });
    expect((await call("GET", `/api/post?type=CLOSED&index=${index}`)).status).toBe(200);
    expect((await call("GET", `/api/comment/list?type=CLOSED&index=${index}`)).body.commentCount).toBe(1);
    const boards = (await call("GET", "/api/board/list")).body.boards as { type: string; isClosed: boolean }[];
    expect(boards.find(({ type }) => type === "CLOSED")?.isClosed).toBe(true);
  });

  test("EXH-07 a comment on a board that one may not read is not there", async () => {
    await createBoard(site.fork(), { type: "TURNED", hasComments: true });
    const index = await write("TURNED");
    const { id: commentId } = (await comment("TURNED", index, writer)).body;
    await changeBoard(site, "TURNED", { readers: "ADMINISTRATORS" });
    const doors = [
      () => call("POST", "/api/comment/like", { commentId }, other),
      () => call("PUT", "/api/comment", { commentId, content: "고침" }, writer),
      () => call("DELETE", "/api/comment", { commentId }, writer),
      () => call("POST", "/api/report", { target: { kind: "COMMENT", commentId }, reason: "AD" }, other),
    ];
    for (const door of doors)
      expect(await door()).toMatchObject({ status: 404, body: { reason: "COMMENT_NOT_FOUND" } });
    expect((await call("POST", "/api/comment/like", { commentId }, admin)).status).toBe(200);
  });

  test("EXH-07 an administrator is told of all boards, others of those whose being there is no secret", async () => {
    const typesFor = async (by?: SignedIn) =>
      ((await call("GET", "/api/board/list", undefined, by)).body.boards as { type: string }[]).map(({ type }) => type);
    expect(await typesFor(admin)).toContain("OFFICE");
    for (const who of [undefined, writer]) {
      expect(await typesFor(who)).not.toContain("OFFICE");
      expect(await typesFor(who)).toContain("INNER");
    }
    // What an administrator was answered is nobody else's.
    expect(await typesFor()).not.toContain("OFFICE");
  });

  test("EXH-08 a board is listed with the addresses that it had before, at once", async () => {
    const addressesOf = async () => {
      const { boards } = (await call("GET", "/api/board/list")).body;
      const { address, formerAddresses } = boards.find((board: { type: string }) => board.type === "LETTER");
      return [address, ...formerAddresses];
    };
    expect(await addressesOf()).toEqual(["letter-now", "letter", "newsletter"]);
    await changeBoard(site, "LETTER", { address: "post-box" });
    await site.fork().execute("insert into board_address (address, type) values ('letter-now', 'LETTER')");
    expect(await addressesOf()).toEqual(["post-box", "letter", "letter-now", "newsletter"]);
  });

  test("EXH-07 the sitemap names a board that was renamed by its address of now, and none for members", async () => {
    await write("LETTER");
    await write("INNER");
    const sitemap = await (await fetch(`${site.origin}/sitemap.xml`)).text();
    expect(sitemap).toMatch(/\/community\/(?:post-box|letter-now)\/detail\?index=1</u);
    expect(sitemap).not.toMatch(/\/community\/letter\/|\/community\/inner|\/community\/office/u);
  });
});
