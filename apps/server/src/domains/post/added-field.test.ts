import type { EntityManager } from "@bulmo/entities/database";
import { livingPosts } from "@bulmo/entities/migrations/20261123000000-trash";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { postsCsv } from "../../commands/export/tables.ts";
import { createApiDocument } from "../../rest.ts";

// A field is added as docs/decisions/055 says: to the list, to the entity, and to the table.
vi.mock("@bulmo/contracts/work-field", async (load) => {
  const { withAddedField } = await import("@bulmo/contracts/testing/added-field");
  return withAddedField(await load());
});
vi.mock("@bulmo/entities/post.entity", async (load) => {
  const entity = await load<{ postSchema: { addProperty: (name: string, type: string, options: object) => void } }>();
  entity.postSchema.addProperty("added", "text", { default: "" });
  return entity;
});
const migrate = async (em: EntityManager) => {
  await em.execute(`alter table "stored_post" add column "added" text not null default ''`);
  await em.execute(livingPosts);
};

const work = { type: "SECOND_EXHIBITION", title: "수월관음도", content: "<p>달</p>" };

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    await migrate(site.fork());
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body?: object) =>
    site.call(method, `/api${path}`, { token, ...(body && { body }) });
  const write = async (written: object) => (await ask("POST", "/post", { ...work, ...written })).body.data as number;
  const read = async (index: number, type = work.type) => (await ask("GET", `/post?type=${type}&index=${index}`)).body;
  const change = (index: number, written: object) =>
    ask("PUT", "/post", { ...work, targetType: work.type, index, ...written });

  test("EXH-10 an added field is written, told by the work and by lists, and stays when a program does not know it", async () => {
    const index = await write({ added: " 고분법,\n 배채 " });
    expect(await read(index)).toMatchObject({ added: "고분법, 배채", caption: "" });
    const { body } = await ask("GET", `/post/list?type=${work.type}&fields=added`);
    expect(body.list).toContainEqual({ type: work.type, index, added: "고분법, 배채" });
    await change(index, { title: "수월관음도 1폭" });
    expect(await read(index)).toMatchObject({ title: "수월관음도 1폭", added: "고분법, 배채" });
    await change(index, { added: "" });
    expect(await read(index)).toMatchObject({ added: "" });
  });

  test("EXH-10 an added field has its limit, and an edit of it alone is one that another can overtake", async () => {
    const { status, body } = await ask("POST", "/post", { ...work, added: "가".repeat(101) });
    expect([status, body.message]).toEqual([400, "새 항목은 100자 이하로 입력해 주세요."]);
    const index = await write({ added: "배채" });
    await change(index, { added: "고분법", revision: 1 });
    const late = await change(index, { added: "선묘", revision: 1 });
    expect([late.status, late.body]).toMatchObject([409, { theirs: { added: "고분법" } }]);
  });

  test("EXH-10 no board has an added field", async () => {
    const index = await write({ added: "배채" });
    const moved = await change(index, { type: "NOTICE" });
    expect(await read(moved.body.data, "NOTICE")).toMatchObject({ title: work.title, added: "" });
  });

  test("EXH-10 an added field is planned and published with its work", async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    const { body: plan } = await ask("POST", "/post/planned", { ...work, publishAt, added: "배채" });
    expect((await ask("GET", `/post/planned?id=${plan.id}`)).body).toMatchObject({ added: "배채" });
    const { body: published } = await ask("POST", "/post/planned/publish", { id: plan.id });
    expect(await read(published.index)).toMatchObject({ added: "배채" });
  });

  test("EXH-10 an added field goes along where the posts are taken out", async () => {
    await write({ added: "금니로 그음" });
    const [heads, ...rows] = (await postsCsv(site.fork(), { pictures: new Map(), files: new Map() })).split("\r\n");
    expect(heads).toContain('"새 항목","작성일"');
    expect(rows.filter((row) => row.includes('"금니로 그음"'))).toHaveLength(1);
  });
});

test("EXH-10 the document tells of an added field wherever it stands", () => {
  const { schemas } = createApiDocument().components ?? {};
  const told = Object.entries(schemas ?? {}).flatMap(([name, schema]) => {
    const { added } = (schema as { properties?: Record<string, { description?: string }> }).properties ?? {};
    return added ? [[name, added.description]] : [];
  });
  expect(Object.fromEntries(told)).toEqual({
    FoundWork: "작품의 새 항목",
    PlannedPost: "작품의 새 항목",
    PlannedPostUpdate: "작품의 새 항목",
    PlannedPostWriting: "작품의 새 항목. 전시에서만 쓰입니다.",
    Post: "작품의 새 항목",
    PostUpdate: "작품의 새 항목. 전시에서만 쓰이고, 보내지 않으면 그대로입니다.",
    PostWriting: "작품의 새 항목. 전시에서만 쓰입니다.",
    Work: "작품의 새 항목",
    WorkProposal: "작품의 새 항목",
  });
});
