import { Exhibition } from "@bulmo/entities/exhibition.entity";
import { Person } from "@bulmo/entities/person.entity";
import { SitePage } from "@bulmo/entities/site-page.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBoard } from "../../../testing/board.ts";
import { createPosts, createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Group = { kind: string; list: Hit[]; hasMore: boolean; isCut: boolean };
type Part = { text: string; isMatch: boolean };
type Hit = { title: Part[]; path: string; label: string; excerpt: Part[]; post?: { title: string } };

const textOf = (parts: readonly Part[]) => parts.map(({ text }) => text).join("");

describe.each(testServers(testDatabaseUrl))("search on $name", (server) => {
  let site: Site;

  beforeAll(async () => {
    site = await openSite(server);
  });
  afterAll(() => site.close());

  const search = async (query: string, more: object = {}, token?: string) => {
    const params = new URLSearchParams({ query, ...more });
    const { status, body } = await site.call("GET", `/api/search?${params}`, token ? { token } : {});
    expect([query, status]).toEqual([query, 200]);
    return body as { groups: Group[]; page: number };
  };
  const titlesOf = async (...asked: Parameters<typeof search>) =>
    (await search(...asked)).groups.flatMap(({ list }) => list.map(({ title }) => textOf(title)));

  test("DAY-06 a word of a text finds its post, marked", async () => {
    await createPosts(site.fork(), "NOTICE", [
      { title: "봄 안내", content: "<p>모두 <strong>만다</strong>라를 그립니다 &amp; 100% 씁니다.</p>" },
    ]);
    const { groups } = await search("만다라");
    expect(groups).toEqual([
      {
        kind: "POST",
        hasMore: false,
        isCut: false,
        list: [
          {
            title: [{ text: "봄 안내", isMatch: false }],
            path: "/community/notice/detail?index=1",
            label: "공지사항",
            createdAt: expect.any(String),
            excerpt: [
              { text: "모두 ", isMatch: false },
              { text: "만다라", isMatch: true },
              { text: "를 그립니다 & 100% 씁니다.", isMatch: false },
            ],
          },
        ],
      },
    ]);
  });
});
