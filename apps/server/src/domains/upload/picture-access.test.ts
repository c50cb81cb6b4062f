import { get } from "node:http";
import { Board } from "@bulmo/entities/board.entity";
import type { User } from "@bulmo/entities/user.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createGrade } from "../../../testing/grade.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { sessionCookieName } from "../auth/session-cookie.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const everybody = ["visitor", "member", "administrator"] as const;
type Who = (typeof everybody)[number];

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let picture = "";
  let memberId = "";
  let person: Pick<User, "name" | "nickname" | "email">;
  const tokens: Partial<Record<Who, string>> = {};
  const cookies: Partial<Record<Who, string>> = {};

  beforeAll(async () => {
    site = await openSite(server);
    for (const who of ["member", "administrator"] as const) {
      const { user, token } = await createSignedIn(site, { isAdmin: who === "administrator", nickname: who });
      tokens[who] = token;
      const { name, nickname, email } = user;
      if (who === "member") [memberId, person] = [user.id, { name, nickname, email }];
      const { id } = await site.sessions.open(user.id, { autoLogin: false, device: "" });
      cookies[who] = `${sessionCookieName(false)}=${id}`;
    }
    const em = site.fork();
    for (const readers of ["MEMBERS", "ADMINISTRATORS"] as const)
      await em.insert(Board, { type: readers, kind: "TEXT", title: readers, address: readers.toLowerCase(), readers });
  });
  afterAll(() => site.close());

  /** Who is served the picture, with the cookie of a session or with its token. */
  const seers = async (send: "cookie" | "token" = "cookie"): Promise<Who[]> => {
    const answers = await Promise.all(
      everybody.map(async (who) => {
        const headers: Record<string, string> = {};
        if (send === "cookie" && cookies[who]) headers["cookie"] = cookies[who];
        if (send === "token" && tokens[who]) headers["authorization"] = `Bearer ${tokens[who]}`;
        return { who, status: (await fetch(site.origin + picture, { headers })).status };
      }),
    );
    return answers.flatMap(({ who, status }) => (status === 200 ? [who] : []));
  };

  /** As a browser asks again: fetch would ask to have it anew. */
  const statusOf = (headers: Record<string, string>) => {
    const { promise, resolve, reject } = Promise.withResolvers<number | undefined>();
    get(site.origin + picture, { headers }, (response) => resolve(response.resume().statusCode)).on("error", reject);
    return promise;
  };

  const ask = async (method: string, path: string, body: unknown) => {
    const answer = await site.call(method, path, { token: tokens.administrator, body });
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
    return answer.body;
  };
  const write = async (type: string) =>
    (await ask("POST", "/api/post", { type, title: "글", content: `<p>글</p><img src="${picture}" alt="">` }))
      .data as number;
  const move = async (type: string, index: number, to: string) =>
    (
      await ask("PUT", "/api/post", {
        targetType: type,
        index,
        type: to,
        title: "글",
        content: `<p>글</p><img src="${picture}" alt="">`,
      })
    ).data as number;
  beforeEach(async () => {
    const { body } = await site.call("GET", "/api/trash/list", { token: tokens.administrator });
    for (const { type, index } of body.list ?? []) await ask("DELETE", "/api/trash", { type, index });
    picture = await addPicture(site.uploads.pictures, quarters());
  });

  test("PAG-04 a portrait is everybody's, and of who is not public an administrator's", async () => {
    const { id } = await ask("POST", "/api/person", { name: "사진 있는 이", portrait: picture });
    expect(await seers()).toEqual(everybody);
    await ask("PUT", "/api/person", { id, isPublic: false });
    expect(await seers()).toEqual(["administrator"]);
    await ask("PUT", "/api/person", { id, isPublic: true });
    expect(await seers()).toEqual(everybody);
    const { body } = await site.call("POST", "/api/person", {
      token: tokens.administrator,
      body: { name: "가", portrait: picture.replace(/[0-9a-f]{64}/u, "0".repeat(64)) },
    });
    expect(body).toMatchObject({ reason: "INPUT_INVALID", errors: [{ field: "portrait" }] });
    // The other stories use the same picture.
    await ask("DELETE", "/api/person", { id });
  });

  test("EXH-07 a picture is served to who may read where it stands, by cookie or token, and is kept by nobody else", async () => {
    expect(await seers()).toEqual(everybody);
    const index = await write("MEMBERS");
    expect([await seers(), await seers("token")]).toEqual([everybody.slice(1), everybody.slice(1)]);
    const headers = { cookie: cookies.member! };
    const answer = await fetch(site.origin + picture, { headers });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "cache-control": "private, no-cache",
      "cross-origin-resource-policy": "same-site",
    });
    const known = { "if-none-match": answer.headers.get("etag") ?? "" };
    expect([await statusOf({ ...headers, ...known }), await statusOf(known)]).toEqual([304, 404]);
    const moved = await move("MEMBERS", index, "ADMINISTRATORS");
    expect(await seers()).toEqual(["administrator"]);
    const shown = await move("ADMINISTRATORS", moved, "NOTICE");
    expect(await seers()).toEqual(everybody);
    // Who reads the board may become others.
    const there = await write("MEMBERS");
    await ask("DELETE", "/api/post", [{ type: "NOTICE", index: shown }]);
    expect(await seers()).toEqual(everybody.slice(1));
    await ask("PUT", "/api/board", { type: "MEMBERS", readers: "EVERYONE" });
    expect(await seers()).toEqual(everybody);
    await ask("PUT", "/api/board", { type: "MEMBERS", readers: "MEMBERS" });
    expect(await seers()).toEqual(everybody.slice(1));
    await ask("POST", "/api/trash/restore", { type: "NOTICE", index: shown });
    await ask("DELETE", "/api/post", [{ type: "MEMBERS", index: there }]);
    // What everybody sees in one place is not hidden by another.
    const second = await write("ADMINISTRATORS");
    expect(await seers()).toEqual(everybody);
    await ask("DELETE", "/api/post", [{ type: "NOTICE", index: shown }]);
    expect(await seers()).toEqual(["administrator"]);
    await ask("POST", "/api/trash/restore", { type: "NOTICE", index: shown });
    expect(await seers()).toEqual(everybody);
    await ask("DELETE", "/api/post", [
      { type: "NOTICE", index: shown },
      { type: "ADMINISTRATORS", index: second },
    ]);
    expect(await seers()).toEqual([]);
  });

  test("EXH-07 DAY-09 a picture on a grade's board is served to the grade, for as long as one has it", async () => {
    const [full, associate] = [await createGrade(site.fork(), "정회원"), await createGrade(site.fork(), "준회원")];
    const give = (gradeId: number | null) => ask("PUT", "/api/users/grade", { id: memberId, gradeId });
    await ask("POST", "/api/board", { title: "회의", address: "full", readers: "GRADES", readerGrades: [full] });
    const index = await write("FULL");
    expect(await seers()).toEqual(["administrator"]);
    await give(full);
    expect([await seers(), await seers("token")]).toEqual([everybody.slice(1), everybody.slice(1)]);
    await give(associate);
    expect(await seers()).toEqual(["administrator"]);
    await ask("PUT", "/api/board", { type: "FULL", readerGrades: [full, associate] });
    expect(await seers()).toEqual(everybody.slice(1));
    await ask("PUT", "/api/board", { type: "FULL", readers: "EVERYONE" });
    expect(await seers()).toEqual(everybody);
    await ask("DELETE", "/api/post", [{ type: "FULL", index }]);
    await give(null);
  });

  test("EXH-02 EXH-07 a draft's poster is for administrators until it is announced, and its works until it opens", async () => {
    const draft = await ask("POST", "/api/exhibition", {
      n: 50,
      title: "제50회 전시",
      startsOn: "2027-05-01",
      poster: picture,
    });
    expect(await seers()).toEqual(["administrator"]);
    await ask("PUT", "/api/exhibition", { n: 50, state: "ANNOUNCED" });
    expect(await seers()).toEqual(everybody);
    const index = await write("EXHIBITION_50");
    await ask("PUT", "/api/exhibition", { n: 50, poster: "" });
    expect(await seers()).toEqual(["administrator"]);
    for (const state of ["OPEN", "PAST"]) {
      await ask("PUT", "/api/exhibition", { n: 50, state });
      expect(await seers()).toEqual(everybody);
    }
    await ask("PUT", "/api/exhibition", { n: 50, state: "ANNOUNCED" });
    expect(await seers()).toEqual(["administrator"]);
    await ask("PUT", "/api/exhibition", { n: 50, state: draft.state });
    expect(await seers()).toEqual(["administrator"]);
    await ask("DELETE", "/api/post", [{ type: "EXHIBITION_50", index }]);
    expect(await seers()).toEqual([]);
  });

  test("EXH-07 who may not see a picture puts it nowhere, and who has it may", async () => {
    const index = await write("ADMINISTRATORS");
    const member = tokens.member;
    const post = (content: string) =>
      site.call("POST", "/api/post", { token: member, body: { type: "QNA", title: "물음", content } });
    const shown = `<p>글</p><img src="${picture}" alt="">`;
    const { body: own } = await post("<p>글</p>");
    const wear = (profile = picture) => {
      const home = { zonecode: "00000", address: "견본로 1", detailAddress: "1층" };
      return site.call("PUT", "/api/users", { token: member, body: { ...person, ...home, profile } });
    };
    const edit = () =>
      site.call("PUT", "/api/post", {
        token: member,
        body: { targetType: "QNA", index: own.data, type: "QNA", title: "물음", content: shown },
      });
    for (const attempt of [() => post(shown), wear, edit])
      expect(await attempt()).toMatchObject({ status: 400, body: { message: expect.stringMatching(/사진|이미지/u) } });
    expect(await seers()).toEqual(["administrator"]);
    // The same file from their own disk: they have it.
    await addPicture(site.uploads.pictures, quarters(), memberId);
    const { status, body } = await post(shown);
    expect([status, body]).toMatchObject([200, {}]);
    expect(await seers()).toEqual(everybody);
    // What stands in their own text is theirs to leave there.
    expect((await wear()).status).toBe(200);
    expect((await wear("")).status).toBe(200);
    await ask("DELETE", "/api/post", [
      { type: "QNA", index: own.data },
      { type: "QNA", index: body.data },
      { type: "ADMINISTRATORS", index },
    ]);
  });

  test("EXH-07 a cookie of a session that has ended opens nothing", async () => {
    await write("MEMBERS");
    const { user } = await createSignedIn(site, { nickname: "나간 이" });
    const { id } = await site.sessions.open(user.id, { autoLogin: false, device: "" });
    const fetchIt = async () =>
      (await fetch(site.origin + picture, { headers: { cookie: `${sessionCookieName(false)}=${id}` } })).status;
    expect(await fetchIt()).toBe(200);
    await site.sessions.close(id);
    expect(await fetchIt()).toBe(404);
  });
});
