import { randomUUID } from "node:crypto";
import { exhibitionTypeOf } from "@bulmo/contracts/board";
import { textNameOf } from "@bulmo/contracts/site-page-rule";
import { BoardCounter } from "@bulmo/entities/board-counter.entity";
import { Board } from "@bulmo/entities/board.entity";
import { Exhibition } from "@bulmo/entities/exhibition.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { createGrade, giveGrade } from "../../../testing/grade.ts";
import { type Looker, lookers, openSearch, titlesOf } from "../../../testing/search.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(bothServers(testDatabaseUrl))("what is hidden from a search, on $name", (server) => {
  let site: Site;
  let opened: Awaited<ReturnType<typeof openSearch>>;
  const call = (...asked: Parameters<typeof opened.call>) => opened.call(...asked);
  const search = (...asked: Parameters<typeof opened.search>) => opened.search(...asked);
  const write = (...asked: Parameters<typeof opened.write>) => opened.write(...asked);
  const notices = (...asked: Parameters<typeof opened.notices>) => opened.notices(...asked);

  beforeAll(async () => {
    site = await openSite(server);
    opened = await openSearch(site);
  });
  afterAll(() => site.close());

  /** Everything that holds the word, each with those who may read it. */
  const word = "숨은비늘";
  const everybody = [...lookers];
  const places: [name: string, readers: readonly Looker[], put: () => Promise<unknown>][] = [
    ["a notice", everybody, () => notices([{ title: `공지 ${word}` }])],
    [
      "a board of members",
      ["member", "fellow", "asker", "administrator"],
      async () => {
        await createBoard(site.fork(), { type: "MEMBERS_ONLY", readers: "MEMBERS", title: `모임 ${word}` });
        await createPosts(site.fork(), "MEMBERS_ONLY", [{ title: `회원 ${word}` }]);
      },
    ],
    [
      "a board for a grade",
      ["fellow", "administrator"],
      async () => {
        const grade = await createGrade(site.fork(), "정회원");
        await giveGrade(site.fork(), opened.people.fellow.user.id, grade);
        await createBoard(site.fork(), {
          type: "FOR_GRADE",
          readers: "ADMINISTRATORS",
          readerGrades: [grade],
          writers: "ADMINISTRATORS",
        });
        await createPosts(site.fork(), "FOR_GRADE", [{ title: `등급 ${word}` }]);
      },
    ],
    [
      "a board of administrators",
      ["administrator"],
      async () => {
        await createBoard(site.fork(), { type: "OF_ADMINS", readers: "ADMINISTRATORS", writers: "ADMINISTRATORS" });
        await createPosts(site.fork(), "OF_ADMINS", [{ title: `관리 ${word}` }]);
      },
    ],
    [
      "an exhibition that is prepared",
      ["administrator"],
      async () => {
        const type = exhibitionTypeOf(77);
        await site
          .fork()
          .insert(Board, { type, kind: "EXHIBITION", title: "일흔일곱", position: 77, writers: "ADMINISTRATORS" });
        await site.fork().insert(BoardCounter, { type, subType: 0 });
        await site
          .fork()
          .insert(Exhibition, { type, number: 77, banner: "", state: "ANNOUNCED", startsOn: "2027-01-01" });
        await createPosts(site.fork(), type, [{ title: `작품 ${word}` }]);
      },
    ],
    [
      "a secret question",
      ["asker", "administrator"],
      () => write("asker", { type: "QNA", title: `물음 ${word}`, content: `<p>${word}</p>`, isSecret: true }),
    ],
    [
      "what became secret",
      ["asker", "administrator"],
      async () => {
        const index = await write("asker", { type: "QNA", title: `뒤늦은 ${word}` });
        await call("asker", "PUT", "/api/post", {
          type: "QNA",
          targetType: "QNA",
          index,
          title: `뒤늦은 ${word}`,
          content: "<p>말</p>",
          isSecret: true,
        });
      },
    ],
    [
      "what is secret no more",
      everybody,
      async () => {
        const index = await write("asker", { type: "QNA", title: `밝힌 ${word}`, isSecret: true });
        await call("asker", "PUT", "/api/post", {
          type: "QNA",
          targetType: "QNA",
          index,
          title: `밝힌 ${word}`,
          content: "<p>말</p>",
          isSecret: false,
        });
      },
    ],
    [
      "what lies in the trash",
      [],
      async () => {
        const index = await write("asker", { type: "QNA", title: `버린 ${word}` });
        await call("asker", "DELETE", "/api/post", [{ type: "QNA", index }]);
      },
    ],
    [
      "what is planned",
      [],
      () =>
        call("administrator", "POST", "/api/post/planned", {
          type: "NOTICE",
          title: `예약 ${word}`,
          content: "<p>말</p>",
          publishAt: new Date(Date.now() + 86_400_000).toISOString(),
        }),
    ],
    [
      "a person who is hidden",
      [],
      () => site.fork().execute(`insert into person (name, is_public, position) values ('${word}', false, 91)`),
    ],
    [
      "a page that is hidden",
      ["administrator"],
      () =>
        call("administrator", "POST", "/api/site-page", {
          section: "about",
          address: "hidden-one",
          title: `페이지 ${word}`,
          isHidden: true,
        }),
    ],
    [
      "a page's draft",
      [],
      async () => {
        const { id } = await call("administrator", "POST", "/api/site-page", {
          section: "about",
          address: "drafted-one",
          title: "다른 페이지",
          isHidden: false,
        });
        await site
          .fork()
          .execute(`insert into page_text (name, revision, draft) values (?, 1, ?::text::jsonb)`, [
            textNameOf(id),
            JSON.stringify({ title: `쪽글 ${word}`, blocks: [{ type: "PARAGRAPH", text: word }] }),
          ]);
      },
    ],
  ];

  test("DAY-06 what somebody may not read is not found, and what they may is", async () => {
    for (const [, , put] of places) await put();
    await site.waitForInvalidation();
    const expected: Partial<Record<Looker, string[]>> = {
      visitor: ["공지", "밝힌", "모임"],
      member: ["공지", "밝힌", "모임", "회원"],
      fellow: ["공지", "밝힌", "모임", "회원", "등급"],
      asker: ["공지", "밝힌", "모임", "회원", "물음", "뒤늦은"],
      administrator: ["공지", "밝힌", "모임", "회원", "등급", "관리", "작품", "물음", "뒤늦은", "페이지"],
    };
    for (const reader of lookers) {
      const found = await search(word, reader);
      const all = [found, await search(word, reader, { kind: "POST" })];
      const titles = new Set(all.flatMap(titlesOf).map((title) => title.split(" ")[0]));
      expect([reader, titles]).toEqual([reader, new Set(expected[reader])]);
    }
  });

  test("DAY-06 the file of a secret question is found by those who read the question", async () => {
    const index = await write("asker", { type: "QNA", title: "서류를 여쭙니다", isSecret: true });
    const [{ id: post } = { id: 0 }] = await site
      .fork()
      .execute<{ id: number }[]>("select id from post where type = 'QNA' and index = ?", [index]);
    const id = randomUUID();
    await site
      .fork()
      .execute(
        "insert into attachment (id, name, kind, bytes, sha256, owner) values (?, '통장사본.pdf', 'PDF', 1, '', ?)",
        [id, `secret:${post}`],
      );
    await site.fork().execute("insert into attachment_text (attachment_id, text) values (?, '통장사본.pdf')", [id]);
    for (const reader of lookers)
      expect([reader, titlesOf(await search("통장사본", reader)).length]).toEqual([
        reader,
        reader === "asker" || reader === "administrator" ? 1 : 0,
      ]);
  });
});
