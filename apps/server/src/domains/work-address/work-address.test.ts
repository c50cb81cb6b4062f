import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Address = { type: string; index: number };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token = "";
  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
  });
  afterAll(() => site.close());

  const act = async (method: string, path: string, body: unknown) => {
    const answer = await site.call(method, path, { token, body });
    expect([path, answer.status, answer.body]).toMatchObject([path, 200, {}]);
    return answer.body;
  };
  const numberOf = async ({ type, index }: Address): Promise<number> =>
    (await site.call("GET", `/api/post?type=${type}&index=${index}`, { token })).body.number;
  const hang = async (type: string, title = "수월관음도") => {
    const index = (await act("POST", "/api/post", { type, title, content: "<p>글</p>" })).data as number;
    return { type, index, number: await numberOf({ type, index }) };
  };
  const find = async (number: number, as?: string) => {
    const { status, body } = await site.call("GET", `/api/work/address?number=${number}`, as ? { token: as } : {});
    return status === 200 ? body : status;
  };
  const remove = ({ type, index }: Address) => act("DELETE", "/api/post", [{ type, index }]);
  const purge = ({ type, index }: Address) => act("DELETE", "/api/trash", { type, index });
  const turn = async (n: number, state: string) => {
    await site.fork().execute("update exhibition set state = ? where number = ?", [state, n]);
    await site.waitForInvalidation();
  };

  test("WRK-05 a work's number leads to it when it has moved and is called otherwise", async () => {
    const { type, index, number } = await hang("FIRST_EXHIBITION");
    expect(await find(number)).toEqual({ title: "수월관음도", address: { type, index } });
    const moved = { targetType: type, index, type: "SECOND_EXHIBITION", title: "관음도", content: "<p>글</p>" };
    const { data } = await act("PUT", "/api/post", moved);
    expect(await find(number)).toEqual({ title: "관음도", address: { type: "SECOND_EXHIBITION", index: data } });
    expect(await numberOf({ type: "SECOND_EXHIBITION", index: data })).toBe(number);
  });

  test("WRK-05 of a withdrawn work the title stays, and it is back where it is restored", async () => {
    const work = await hang("FIRST_EXHIBITION", "내린 작품");
    await remove(work);
    expect(await find(work.number)).toEqual({ title: "내린 작품", address: null });
    await act("POST", "/api/trash/restore", { type: work.type, index: work.index });
    expect(await find(work.number)).toMatchObject({ address: { index: work.index } });
    await remove(work);
    await purge(work);
    expect(await find(work.number)).toEqual({ title: "내린 작품", address: null });
  });

  test("WRK-05 EXH-02 of an exhibition that is not open no title is told, whatever became of the work", async () => {
    await act("POST", "/api/exhibition", { n: 9, title: "숨은 전시", state: "OPEN", startsOn: "2026-11-01" });
    const [work, purged, prepared] = [
      await hang("EXHIBITION_9"),
      await hang("EXHIBITION_9", "지운 작품"),
      await hang("EXHIBITION_9"),
    ];
    await remove(purged);
    await purge(purged);
    await turn(9, "DRAFT");
    expect(await Promise.all([work, purged].map(({ number }) => find(number)))).toEqual([404, 404]);
    expect(await find(work.number, token)).toMatchObject({ address: { type: "EXHIBITION_9" } });
    await remove(work);
    await remove(prepared);
    await purge(prepared);
    expect(await Promise.all([work, prepared].map(({ number }) => find(number)))).toEqual([404, 404]);
    await turn(9, "OPEN");
    expect(await find(work.number)).toMatchObject({ address: null });
    expect(await find(purged.number)).toEqual({ title: "지운 작품", address: null });
    // What nobody had seen when it was deleted for good has left nothing.
    expect(await find(prepared.number)).toBe(404);
  });

  test("WRK-05 a number of what is no work leads nowhere", async () => {
    const question = (await act("POST", "/api/post", { type: "QNA", title: "질문", content: "<p>글</p>" }))
      .data as number;
    const { id } = (
      await site.fork().execute<{ id: number }[]>("select id from post where type = 'QNA' and index = ?", [question])
    )[0]!;
    expect(await find(id)).toBe(404);
    expect((await site.call("GET", `/api/post?type=QNA&index=${question}`)).body.number).toBeNull();
    await remove({ type: "QNA", index: question });
    await purge({ type: "QNA", index: question });
    expect(await find(id)).toBe(404);
  });
});
