import { createHash, randomUUID } from "node:crypto";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const work = { title: "수월관음도", type: "FIRST_EXHIBITION", content: "<p>글</p>" };
  const send = (body: object, by = admin) => site.call("POST", "/api/post", { body, token: by.token });
  const titles = async (type = work.type): Promise<string[]> =>
    (await site.call("GET", `/api/post/list?type=${type}&limit=100`)).body.list.map(
      ({ title }: { title: string }) => title,
    );

  test("ADM-21 a work whose answer was lost is sent again and not made again", async () => {
    const body = { ...work, title: "한 번만", idempotencyKey: randomUUID() };
    const first = await send(body);
    expect(first.status).toBe(200);
    expect(await send(body)).toMatchObject({ status: 200, body: { data: first.body.data } });
    expect(await send({ ...body, title: "고친 제목" })).toMatchObject({
      status: 409,
      body: { reason: "IDEMPOTENCY_KEY_REUSED", theirs: { index: first.body.data, title: "한 번만" } },
    });
    expect((await titles()).filter((title) => ["한 번만", "고친 제목"].includes(title))).toEqual(["한 번만"]);
    const next = await send({ ...work, idempotencyKey: randomUUID() });
    expect(next.body.data).toBe(first.body.data + 1);
  });

  test("ADM-21 a post that stands on another board than it is sent to by then is answered with that board", async () => {
    const body = { ...work, title: "옮겨 보낸 작품", idempotencyKey: randomUUID() };
    const { data } = (await send(body)).body;
    const moved = { ...work, title: body.title, targetType: work.type, type: "NOTICE", index: data };
    const { body: there } = await site.call("PUT", "/api/post", { body: moved, token: admin.token });
    expect((await send(body)).body).toEqual({ data: there.data, type: "NOTICE" });
    expect((await titles("NOTICE")).filter((title) => title === body.title)).toHaveLength(1);
  });

  test("ten sendings at once make one work, and all hear its number", async () => {
    const body = { ...work, title: "열 번 보낸 작품", idempotencyKey: randomUUID() };
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: answer }) => answer.data)).size).toBe(1);
    expect((await titles()).filter((title) => title === body.title)).toHaveLength(1);
  });

  test("a refused post has not used its key up, and without one the same is written twice", async () => {
    const idempotencyKey = randomUUID();
    expect((await send({ ...work, title: "", idempotencyKey })).status).toBe(400);
    expect((await send({ ...work, title: "두 번째에 된 작품", idempotencyKey })).status).toBe(200);
    expect(await titles()).toContain("두 번째에 된 작품");
    const body = { ...work, title: "열쇠 없는 작품" };
    await Promise.all([send(body), send(body)]);
    expect((await titles()).filter((title) => title === body.title)).toHaveLength(2);
  });

  test("hazard 2: a key that somebody else has used is one's own to use, and tells nothing", async () => {
    const idempotencyKey = randomUUID();
    const question = { title: "같은 열쇠", type: "QNA", content: "<p>글</p>", idempotencyKey };
    const [one, other] = [await send(question), await send({ ...question, title: "다른 열쇠 주인" }, member)];
    expect(other.body.data).not.toBe(one.body.data);
    expect(await titles("QNA")).toEqual(expect.arrayContaining(["같은 열쇠", "다른 열쇠 주인"]));
    expect((await send({ ...work, idempotencyKey }, member)).status).toBe(403);
  });

  test("a work that was deleted meanwhile is not made again", async () => {
    const body = { ...work, title: "지운 작품", idempotencyKey: randomUUID() };
    const { data } = (await send(body)).body;
    await site.call("DELETE", "/api/post", { body: [{ type: work.type, index: data }], token: admin.token });
    expect((await send(body)).body).toEqual({ data });
    expect(await titles()).not.toContain("지운 작품");
  });

  const sendKeyed = (key: string, body: object) =>
    site.call("POST", "/api/post", { body, token: admin.token, headers: { "Idempotency-Key": key } });

  test("API-48 the key may come in a header, in quotes or bare, and counts as the field does", async () => {
    const idempotencyKey = randomUUID();
    const body = { ...work, title: "열쇠가 머리에 있는 작품" };
    const { data } = (await sendKeyed(idempotencyKey, body)).body;
    for (const again of [await sendKeyed(`"${idempotencyKey}"`, body), await send({ ...body, idempotencyKey })])
      expect(again).toMatchObject({ status: 200, body: { data } });
    expect((await sendKeyed(idempotencyKey, { ...body, title: "다른 작품" })).status).toBe(409);
    expect((await sendKeyed(randomUUID(), { ...body, idempotencyKey })).status).toBe(400);
    expect((await sendKeyed("short", body)).body.message).toContain("idempotencyKey");
    expect((await titles()).filter((title) => title === body.title)).toHaveLength(1);
    expect(await titles()).not.toContain("다른 작품");
  });

  test("API-48 the same key with other content says so also when the first is in the trash; what an older version wrote is taken as the same", async () => {
    const body = { ...work, title: "지문이 있는 작품", idempotencyKey: randomUUID() };
    const { data } = (await send(body)).body;
    await site.call("DELETE", "/api/post", { body: [{ type: work.type, index: data }], token: admin.token });
    const refused = await send({ ...body, title: "다른 작품" });
    expect(refused).toMatchObject({ status: 409, body: { reason: "IDEMPOTENCY_KEY_REUSED" } });
    expect(refused.body.theirs).toBeUndefined();
    await site.fork().execute("update post_receipt set fingerprint = null where key = ?", [body.idempotencyKey]);
    expect((await send({ ...body, title: "다른 작품" })).body).toEqual({ data });
  });

  test("API-50 API-48 what is null or empty is the same content as what is left out, as it was for the version before", async () => {
    const body = { ...work, title: "빈 칸이 있는 작품", idempotencyKey: randomUUID() };
    const { data } = (await send(body)).body;
    for (const field of ["thumbnail", "subType", "author", "caption"])
      for (const value of [null, ""])
        expect(await send({ ...body, [field]: value })).toMatchObject({ status: 200, body: { data } });
    expect((await send({ ...body, author: "일섭" })).status).toBe(409);
    const { title, type, content } = body;
    const sent = JSON.stringify({ title, type, caption: null, content });
    const earlier = createHash("sha256").update(sent).digest("base64url");
    await site.fork().execute("update post_receipt set fingerprint = ? where key = ?", [earlier, body.idempotencyKey]);
    expect((await send({ ...body, caption: null })).body).toEqual({ data });
  });

  test("API-48 a comment's key with other words is refused", async () => {
    const { data: postIndex } = (await send({ title: "댓글 열쇠", type: "QNA", content: "<p>글</p>" })).body;
    const comment = { content: "한 번", postType: "QNA", postIndex, idempotencyKey: randomUUID() };
    const say = (more: object) =>
      site.call("POST", "/api/comment", { body: { ...comment, ...more }, token: admin.token });
    const { id } = (await say({})).body;
    expect((await say({})).body).toEqual({ id });
    expect(await say({ content: "두 번" })).toMatchObject({ status: 409, body: { reason: "IDEMPOTENCY_KEY_REUSED" } });
  });

  test.each(["short", "가".repeat(20), "x".repeat(65), 7, ""])("hazard 3: %j is no key", async (idempotencyKey) => {
    expect(await send({ ...work, title: "열쇠가 틀린 작품", idempotencyKey })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining("idempotencyKey") },
    });
    expect(await titles()).not.toContain("열쇠가 틀린 작품");
  });
});
