import { ownData } from "@bulmo/contracts/own-data";
import { ApiKey } from "@bulmo/entities/api-key.entity";
import { Session } from "@bulmo/entities/session.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { leftOut } from "./own-data-source.ts";
import { ownDataSources } from "./own-data.service.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true });
  });
  afterAll(() => site.close());

  const check = ({ user }: SignedIn) =>
    site.fork().nativeUpdate(Session, { user: user.id }, { passwordCheckedAt: new Date() });
  const ask = ({ token }: SignedIn) => site.call("GET", "/api/users/my-data", { token });
  async function dataOf(member: SignedIn) {
    await check(member);
    const { status, body } = await ask(member);
    expect(status).toBe(200);
    return ownData.parse(body);
  }
  const section = (data: Awaited<ReturnType<typeof dataOf>>, name: string) => {
    const found = data.sections.find((one) => one.name === name);
    return (found?.rows ?? []).map((row) =>
      Object.fromEntries(row.map((cell, at) => [found?.columns[at]?.name ?? "", cell])),
    );
  };
  async function write(member: SignedIn, title: string) {
    const body = { title, content: `<p>${title}의 글</p>`, type: "QNA" };
    const made = await site.call("POST", "/api/post", { token: member.token, body });
    const address = { postType: "QNA", postIndex: made.body.data as number };
    const comment = { ...address, content: `${title}의 댓글` };
    expect((await site.call("POST", "/api/comment", { token: member.token, body: comment })).status).toBe(200);
    return address;
  }

  test("DAY-10 a member takes along what is kept of them, and nobody else's", async () => {
    const member = await createSignedIn(site, { nickname: "챙기는이", name: "한챙김" });
    const other = await createSignedIn(site, { nickname: "남의이", name: "한남의" });
    const admin = await createSignedIn(site, { isAdmin: true });
    const address = await write(member, "챙긴 물음");
    await write(other, "남의 물음");
    const theirs = { ...address, content: "남이 남긴 댓글" };
    await site.call("POST", "/api/comment", { token: other.token, body: theirs });
    const like = { type: "QNA", index: address.postIndex, liked: true };
    expect((await site.call("POST", "/api/post/like", { token: member.token, body: like })).status).toBe(200);
    await site.call("GET", `/api/users/${member.user.email}`, { token: admin.token });
    const data = await dataOf(member);
    expect(section(data, "account")).toMatchObject([
      { username: member.user.username, name: "한챙김", email: member.user.email, is_admin: "아니요" },
    ]);
    expect(section(data, "posts")).toMatchObject([{ title: "챙긴 물음", content: "<p>챙긴 물음의 글</p>" }]);
    expect(section(data, "comments")).toMatchObject([{ content: "챙긴 물음의 댓글" }]);
    expect(section(data, "post-likes")).toMatchObject([{ address: `QNA/${address.postIndex}` }]);
    expect(section(data, "sessions")).toHaveLength(1);
    expect(section(data, "administration")).toMatchObject([
      { act: "회원 정보 열람", at: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u) },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/남의|남이 남긴/u);
  });

  test("DAY-10 posts that the file names by address are named as the member reads them now, and no others", async () => {
    const member = await createSignedIn(site);
    const other = await createSignedIn(site);
    const asSecret = { title: "나만의 물음", content: "<p>비밀</p>", type: "QNA", isSecret: true };
    const own = await site.call("POST", "/api/post", { token: member.token, body: asSecret });
    const shown = await write(other, "보이는 물음");
    const closed = await write(other, "숨은 물음");
    const deleted = await write(other, "지워질 물음");
    for (const { postType: type, postIndex: index } of [shown, closed, deleted]) {
      const like = { type, index, liked: true };
      expect((await site.call("POST", "/api/post/like", { token: member.token, body: like })).status).toBe(200);
    }
    const hide = `insert into secret_question (post_id, title, content) select id, title, content from post
      where type = 'QNA' and index = ?`;
    await site.fork().execute(hide, [closed.postIndex]);
    const gone = [{ type: "QNA", index: deleted.postIndex }];
    expect((await site.call("DELETE", "/api/post", { token: other.token, body: gone })).status).toBe(200);
    const data = await dataOf(member);
    const named = (index: number, title: string) => ({
      address: `QNA/${index}`,
      board: "Q&A",
      title,
      path: `/community/qna/detail?index=${index}`,
    });
    expect(data.posts).toEqual([named(own.body.data as number, "나만의 물음"), named(shown.postIndex, "보이는 물음")]);
    expect(section(data, "post-likes")).toHaveLength(3);
    // What one asked secretly is one's own.
    expect(section(data, "posts")).toMatchObject([{ title: "나만의 물음", content: "<p>비밀</p>" }]);
  });

  test("DAY-10 no hash, token or secret leaves with it", async () => {
    const member = await createSignedIn(site);
    const at = new Date();
    const key = { user: member.user.id, name: "도록", scopes: ["read"], prefix: "blm_abcd", keyHash: "e".repeat(64) };
    await site.fork().insert(ApiKey, { ...key, createdAt: at, expiresAt: new Date(at.getTime() + 60_000) });
    const text = JSON.stringify(await dataOf(member));
    expect(text).toContain("도록");
    const session = await site.fork().findOneOrFail(Session, { user: member.user.id });
    for (const secret of ["argon2", key.keyHash, key.prefix, session.id, session.handle])
      expect(text).not.toContain(secret);
  });

  test.each(["constructor", "AD", "toString", "FORM"])("DAY-10 a note ‘%s’ leaves as it was written", async (note) => {
    const [member, other] = [await createSignedIn(site), await createSignedIn(site)];
    const { postType: type, postIndex: index } = await write(other, "신고할 물음");
    const body = { target: { kind: "POST", type, index }, reason: "AD", note };
    expect((await site.call("POST", "/api/report", { token: member.token, body })).status).toBe(200);
    expect(section(await dataOf(member), "reports")).toMatchObject([{ reason: "광고·스팸", note }]);
  });

  test("DAY-10 the file calls nothing that it has no column for", () => {
    const calledAsNothing = ownDataSources.flatMap(({ name, columns, words = {} }) =>
      Object.keys(words).flatMap((column) => (Object.hasOwn(columns, column) ? [] : [`${name}.${column}`])),
    );
    expect(calledAsNothing).toEqual([]);
  });

  test("DAY-10 nothing leaves before the password was given, or a sixth time in an hour", async () => {
    const member = await createSignedIn(site);
    expect(await ask(member)).toMatchObject({ status: 403, body: { reason: "PASSWORD_UNCHECKED" } });
    await check(member);
    for (const status of [200, 200, 200, 200, 200, 429]) expect((await ask(member)).status).toBe(status);
  });

  test("DAY-10 whatever refers to a member is in the file, or named with why it is not", async () => {
    const references = await site.fork().execute<{ reference: string }[]>(
      `select source.relname || '.' || attribute.attname as reference
        from pg_constraint as key join pg_class as source on source.oid = key.conrelid
        join pg_attribute as attribute on attribute.attrelid = key.conrelid and attribute.attnum = key.conkey[1]
        where key.contype = 'f' and key.confrelid = '"user"'::regclass`,
    );
    const known = [...ownDataSources.flatMap(({ tables }) => tables), ...Object.keys(leftOut)];
    expect(known.toSorted()).toEqual(references.map(({ reference }) => reference).toSorted());
  });
});
