import { testServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type SignedIn = Awaited<ReturnType<typeof createSignedIn>>;

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: SignedIn;
  let member: SignedIn;

  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true });
    member = await createSignedIn(site);
  });
  afterAll(() => site.close());

  const question = { title: "질문", type: "QNA", content: "<p>본문</p>" };
  const put = (index: number, body: object, by = member) =>
    site.call("PUT", "/api/post", { body: { ...question, targetType: "QNA", index, ...body }, token: by.token });
  const read = async (index: number) => (await site.call("GET", `/api/post?type=QNA&index=${index}`)).body;
  const ask = async () =>
    (await site.call("POST", "/api/post", { body: question, token: member.token })).body.data as number;

  test("API-28 API-29 a post tells its revision, which grows with each edit and with nothing else", async () => {
    const index = await ask();
    expect((await read(index)).revision).toBe(1);
    expect((await put(index, { title: "고친 글" })).status).toBe(200);
    expect((await read(index)).revision).toBe(2);
    const address = { type: "QNA", index };
    await site.call("POST", "/api/post/like", { body: address, token: admin.token });
    await site.call("POST", "/api/comment", {
      body: { content: "댓글", postType: "QNA", postIndex: index },
      token: admin.token,
    });
    expect(await read(index)).toMatchObject({ revision: 2, likeCount: 1 });
  });

  test("API-28 an edit that another overtook is refused and told theirs; one that read theirs is taken", async () => {
    const index = await ask();
    expect((await put(index, { title: "저쪽", revision: 1 }, admin)).status).toBe(200);
    expect(await put(index, { title: "이쪽", revision: 1 })).toMatchObject({
      status: 409,
      body: {
        message: "그사이 다른 곳에서 이 글을 먼저 고쳤습니다. 저장된 글을 확인해 주세요.",
        theirs: { revision: 2, title: "저쪽", content: "<p>본문</p>" },
      },
    });
    expect(await read(index)).toMatchObject({ title: "저쪽", revision: 2 });
    expect((await put(index, { title: "이쪽", revision: 2 })).status).toBe(200);
    expect(await read(index)).toMatchObject({ title: "이쪽", revision: 3 });
  });

  test("API-28 without a revision the last edit wins, as the specification's payload has it", async () => {
    const index = await ask();
    await put(index, { title: "저쪽" }, admin);
    expect((await put(index, { title: "이쪽" })).status).toBe(200);
    expect(await read(index)).toMatchObject({ title: "이쪽" });
  });

  test("API-28 the same edit once more, whose first answer was lost, is no other's", async () => {
    const index = await ask();
    const edit = { title: "고친 글", content: '<p class="x">고친 본문</p>', revision: 1 };
    expect((await put(index, edit)).status).toBe(200);
    expect((await put(index, edit)).status).toBe(200);
    expect((await put(index, { ...edit, content: "<p>다른 본문</p>" })).status).toBe(409);
  });

  test("API-28 whoever may not edit a post learns nothing of it by naming a revision", async () => {
    const index = await ask();
    const stranger = await createSignedIn(site);
    const answer = await put(index, { revision: 9 }, stranger);
    expect(answer).toMatchObject({ status: 403, body: { message: "권한이 없습니다." } });
    expect(answer.body.theirs).toBeUndefined();
  });

  test.each([0, -1, 1.5, "가"])("API-28 the revision %j is refused", async (revision) => {
    const index = await ask();
    expect((await put(index, { title: "고친 글", revision })).status).toBe(400);
    expect(await read(index)).toMatchObject({ title: "질문", revision: 1 });
  });

  test.each(rounds)("hazard 12: of edits at once of one revision exactly one is taken (round %d)", async () => {
    const index = await ask();
    const edits = Array.from({ length: 8 }, (_, place) => ({ title: `${place}의 글`, content: `<p>${place}</p>` }));
    const answers = await Promise.all(
      edits.map((edit, place) => put(index, { ...edit, revision: 1 }, place % 2 ? admin : member)),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...edits.slice(1).map(() => 409),
    ]);
    const taken = edits[answers.findIndex(({ status }) => status === 200)];
    expect(await read(index)).toMatchObject({ ...taken, revision: 2 });
  });
});
