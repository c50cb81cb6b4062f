import type { Tables } from "@bulmo/entities/database";
import { type TestDatabase, testServers } from "@bulmo/entities/testing/test-database";
import { promiseWorks, readProgress } from "@bulmo/entities/work-progress";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { dipper, seen } from "./composition/seven-stars.ts";
import { pondLooks } from "./composition/pond-look.ts";
import { drawWork } from "./draw-work.ts";
import { outline } from "./drawing/brush.ts";
import { rightFace } from "./drawing/figure-head.ts";
import { whole } from "./drawing/figure.ts";
import { contentOf, insertWork } from "./insert-work.ts";
import { exhibitionTypes, groupsOf, studios } from "./painters.ts";
import { sampleWorks, type SampleWork } from "./sample-works.ts";
import { titlesOf } from "./titles.ts";

/** Each work's drawing, once for all that is asked of it. */
const drawings = sampleWorks.map((work) => drawWork(work));

const worksOf = (type: string) => sampleWorks.filter((work) => work.type === type);

test.each(exhibitionTypes)("%s has fifteen works, in every group some, no two of one title", (type) => {
  const works = worksOf(type);
  expect(works).toHaveLength(15);
  const groups = new Set(works.map(({ subType }) => subType));
  expect([...groups]).toEqual(groupsOf[type].length === 0 ? [null] : groupsOf[type].map((_studio, place) => place + 1));
  expect(new Set(sampleWorks.map(({ title }) => title)).size).toBe(60);
});

test("a dozen works are large, the newest of each exhibition among them; there are tall, wide and square ones", () => {
  const long = ({ size }: SampleWork) => Math.max(size.width, size.height);
  expect(sampleWorks.filter((work) => long(work) >= 3000)).toHaveLength(12);
  expect(exhibitionTypes.map((type) => long(worksOf(type).at(-1)!))).toEqual([3200, 3200, 3200, 3200]);
  const shapes = sampleWorks.map(({ size }) => Math.sign(Math.round((size.width / size.height - 1) * 5)));
  for (const shape of [-1, 0, 1]) expect(shapes.filter((other) => other === shape).length).toBeGreaterThan(6);
});

test("SEE-15 a caption names ground and measures, silk as 비단; 견본 is left to the seal of the page", () => {
  for (const work of sampleWorks) {
    expect(work.caption).toMatch(/^(?:\S+ ){0,2}(?:종이|비단|삼베|나무|나무판)에 .+, \d+×\d+(?:×3)?cm$/u);
    const content = contentOf(work, "/uploads/x.webp");
    expect(content).toContain("프로그램으로 그린 그림입니다");
    expect([work.title, work.painter, work.caption, content].join(" ")).not.toMatch(/견본|絹本/u);
    expect([work.title, work.description, ...work.paragraphs].join(" ")).not.toMatch(/undefined|[<>&"]/u);
  }
});

test.each(sampleWorks)("WRK-01 $title has a record, which says what its caption says", ({ title, caption, record }) => {
  expect(titlesOf[title]).toBeDefined();
  expect(record.english).toMatch(/^[A-Z]/u);
  expect(record.hanja).toMatch(/^\p{Script=Han}*$/u);
  const sides = [record.height, record.width, record.depth].filter(Boolean);
  expect(`${record.technique}, ${sides.join("×")}cm`).toBe(caption);
  // Records travel without the page and its seal: they say by themselves what they are.
  expect(record.credit).toContain("프로그램으로 그린");
  expect(record.holder).toMatch(/^(?:작가|\(가상\) .+)$/u);
  expect(record.inscription).toMatch(/^$|^\(지어낸 화기\)/u);
  expect(Object.values(record).join(" ")).not.toContain("견본");
  expect(record.kind).toMatch(/^(?:PAINTING|DANCHEONG|DRAWING)$/u);
  expect(record.dated).toMatch(/^20\d\d(?:\/20\d\d|[~?])?$/u);
});

test("WRK-01 WRK-04 works of three pupils of one teacher are in ink and gold, and some have two artists who did different things", () => {
  const inInkAndGold = sampleWorks.filter(({ record }) => /먹.*금/u.test(record.technique));
  const heads = new Set(inInkAndGold.map(({ painter }) => painter));
  // All of them learned from the master with whom the lineage begins.
  expect(Object.keys(studios)).toEqual(expect.arrayContaining([...heads]));
  expect(heads.size).toBeGreaterThanOrEqual(3);
  for (const { artists, painter } of sampleWorks) {
    expect(artists[0]!.name).toBe(painter);
    expect(new Set(artists.map(({ name }) => name)).size).toBe(artists.length);
  }
  expect(sampleWorks.filter(({ artists }) => artists.length === 2).length).toBeGreaterThan(15);
  expect(new Set(sampleWorks.flatMap(({ artists }) => artists.map(({ role }) => role))).size).toBeGreaterThan(4);
});

test("SEE-15 no more than a few works tell of their making in the same words", () => {
  const makings = sampleWorks.map(({ paragraphs }) => paragraphs[1] ?? "");
  const often = Object.values(Object.groupBy(makings, (making) => making)).map((same) => same?.length ?? 0);
  expect(Math.max(...often)).toBeLessThanOrEqual(4);
});

test("SEE-15 only a picture of the Buddha is called one, and whoever looks at one is told so", () => {
  const face = outline(whole(rightFace));
  const isThere = (work: SampleWork) => drawings[sampleWorks.indexOf(work)]!.includes(face);
  const figure = /여래|관음|보살|괘불|지장/u;
  for (const work of sampleWorks) {
    expect.soft([work.title, figure.test(work.title)]).toEqual([work.title, isThere(work)]);
    expect.soft([work.title, /여래/u.test(work.description)]).toEqual([work.title, isThere(work)]);
  }
  expect(sampleWorks.filter(isThere).map(({ title }) => title)).toEqual(
    expect.arrayContaining(["여래좌상 초본", "괘불"]),
  );
});

test("SEE-15 a pond of nine ranks has nine flowers, and what its description counts is there", () => {
  const heads = (name: keyof typeof pondLooks, ...kinds: string[]) =>
    pondLooks[name].plants.filter(({ head }) => kinds.includes(head)).length;
  expect(heads("nine", "open", "half")).toBe(9);
  expect(pondLooks.nine.plants).toHaveLength(9);
  expect([heads("summer", "open", "half"), heads("summer", "bud")]).toEqual([5, 3]);
  expect([heads("moonlight", "open", "half"), heads("moonlight", "bud")]).toEqual([4, 2]);
  expect([heads("autumn", "pod"), heads("autumn", "bent"), heads("spring", "rolled")]).toEqual([4, 2, 6]);
});

test("SEE-15 the Dipper stands as it is seen: bowl to the right, handle to the left, its lip towards the Pole", () => {
  const middle = [12.4, 55.5] as const;
  const stars = dipper.map((star) => seen(star, middle));
  const xs = stars.map(([x]) => x);
  expect(xs.slice(1)).toEqual(xs.slice(1).toSorted((one, other) => other - one));
  const [lip, foot] = stars;
  const [, pole] = seen([2.53, 89.26], middle);
  expect(lip![1]).toBeLessThan(foot![1]);
  expect(pole).toBeLessThan(lip![1]);
});

test("within an exhibition the newer work has the later date, and all of them are past", () => {
  for (const type of exhibitionTypes) {
    const dates = worksOf(type).map(({ createdAt }) => createdAt);
    expect(dates).toEqual(dates.toSorted());
    expect(Date.parse(dates.at(-1)!)).toBeLessThan(Date.parse("2026-11-01"));
  }
});

test("a drawing is the same each time, another for each work, and without any text or filter", () => {
  expect(drawWork(sampleWorks[7]!)).toBe(drawings[7]);
  expect(new Set(drawings).size).toBe(sampleWorks.length);
  for (const svg of drawings) {
    expect(svg).not.toMatch(/NaN|undefined|Infinity|<filter|<text|<image|href/u);
    expect(svg.length).toBeLessThan(1_500_000);
  }
});

describe.each(testServers(process.env["TEST_DATABASE_URL"]))("on $name", (server) => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await server.open();
  });
  afterAll(() => database.close());

  const hang = (done: number) =>
    database.orm.em.fork().transactional((em) => {
      const work = sampleWorks[done]!;
      return insertWork(em, done, {
        work,
        imageUrl: "/uploads/x.webp",
        summary: "요약",
        content: contentOf(work, "/uploads/x.webp"),
      });
    });

  test("OPS-09 nothing hangs where no samples were promised", async () => {
    expect(await readProgress(database.orm.em.fork())).toBeNull();
    expect(await hang(0)).toBeNull();
  });

  test("OPS-09 works hang one after the other, each once, counted for their board and their group", async () => {
    await promiseWorks(database.orm.em.fork(), 12);
    for (let done = 0; done < 8; done += 1) {
      const ids = await Promise.all([hang(done), hang(done)]);
      expect(ids.filter((id) => id !== null)).toHaveLength(1);
    }
    expect(await readProgress(database.orm.em.fork())).toEqual({ done: 8, total: 12 });
    const em = database.orm.em.fork();
    const posts = await em.getKysely<Tables>().selectFrom("post").selectAll().orderBy("id").execute();
    expect(posts.map(({ type, index }) => [type, index])).toEqual(
      [1, 2].flatMap((index) => exhibitionTypes.map((type) => [type, index])),
    );
    expect(posts[1]).toMatchObject({ sub_type: 1, thumbnail: "/uploads/x.webp", author_name: sampleWorks[1]!.painter });
    const counters = await em.getKysely<Tables>().selectFrom("board_counter").selectAll().execute();
    expect(counters).toContainEqual(
      expect.objectContaining({ type: "SECOND_EXHIBITION", sub_type: 0, last_index: 2, post_count: 2 }),
    );
    expect(counters).toContainEqual(
      expect.objectContaining({ type: "SECOND_EXHIBITION", sub_type: 2, last_index: 0, post_count: 1 }),
    );
    expect(counters.filter(({ type, sub_type: group }) => type === "FIRST_EXHIBITION" && group > 0)).toEqual([]);
  });
});
