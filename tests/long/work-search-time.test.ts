import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { openSite } from "../../apps/server/testing/site.ts";
import { expect, onTestFinished, test } from "vitest";

const works = 10_000;

/** Milliseconds in which nineteen of twenty answers have come (WRK-04). */
const most = 50;

const kinds = ["PAINTING", "DANCHEONG", "SUTRA", "CRAFT"];

/** Questions that no cache has an answer to: each is another. */
const questions = Array.from({ length: 200 }, (_, n) => {
  const query = new URLSearchParams({ limit: "20", page: String(1 + (n % 7)) });
  if (n % 2 === 0) query.set("kind", kinds[n % kinds.length] ?? "");
  if (n % 3 === 0) query.set("technique", ["SILK,MINERAL", "GOLD", "INK"][n % 9 === 0 ? 0 : 1 + (n % 2)] ?? "");
  if (n % 5 === 0) query.set("artist", `화승 ${n % 40}`);
  query.set("from", String(1900 + (n % 60)));
  query.set("to", String(1990 + n));
  if (n % 4 === 0) query.set("keyword", `불화 ${n % 97}`);
  return query.toString();
});

// Measured where the site is measured: beside a PostgreSQL of its own.
test.runIf(testDatabaseUrl)(`WRK-04 of ${works} works those of a record are found within ${most} ms`, async () => {
  const site = await openSite(bothServers(testDatabaseUrl).slice(-1)[0]!);
  onTestFinished(() => site.close());
  await site.fork().execute(
    `insert into stored_post (type, index, author_name, title, content, summary, kind, technique, dated, height, width, created_at, updated_at)
     select 'FIRST_EXHIBITION', n, '화승 ' || n % 400, '불화 ' || n % 997, '<p>그림</p>', '',
       (array['PAINTING', 'DANCHEONG', 'SUTRA', 'CRAFT'])[1 + n % 4],
       (array['비단에 석채', '감지에 금니', '삼베에 석채', '종이에 먹'])[1 + n % 4 ], (1900 + n % 120)::text,
       (10 + n % 300)::text, (10 + n % 200)::text, now(), now()
     from generate_series(1, ${works}) n`,
  );
  await site
    .fork()
    .execute(
      `update board_counter set last_index = ${works}, post_count = ${works} where type = 'FIRST_EXHIBITION' and sub_type = 0`,
    );
  const ask = async (query: string) => {
    const begin = performance.now();
    const { status, body } = await site.call("GET", `/api/work/list?${query}`);
    expect([query, status]).toEqual([query, 200]);
    return { took: performance.now() - begin, total: body.total as number };
  };
  expect((await ask("limit=1")).total).toBe(works);
  const taken: number[] = [];
  let found = 0;
  for (const query of questions) {
    const { took, total } = await ask(query);
    taken.push(took);
    found += total;
  }
  taken.sort((one, other) => one - other);
  expect(found).toBeGreaterThan(questions.length);
  // With the median beside it where it fails.
  expect(taken[190], `median ${taken[100]?.toFixed(1)} ms`).toBeLessThan(most);
});
