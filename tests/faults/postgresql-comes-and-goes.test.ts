import { errorMessages } from "@bulmo/contracts/error";
import { databaseOutages } from "@bulmo/testing/figures";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startThrowawayPostgres } from "../../scripts/throwaway-postgres.mjs";
import { tokenOf } from "../harness/account.ts";
import { askOn, questionOf, tell, type Told } from "../harness/answers.ts";
import { boardTitles } from "../harness/board-titles.ts";
import { member } from "../harness/browser.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";

const postgres = await startThrowawayPostgres();
const rounds = Array.from({ length: databaseOutages }, (_, round) => round + 1);

/** Milliseconds within which the site is itself again (hazard 14). */
const recovery = 5_000;
const notice = "/community/notice/detail?index=1";
const noticeCall = "/api/post?type=NOTICE&index=1";

describe.runIf(postgres)("hazard 14: PostgreSQL under a site that is being used", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: ServerProcess;
  let token: string;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    // What is acknowledged must survive a crash here as on a live site.
    await sql("alter role bulmo set synchronous_commit = on");
    server = await spawnServer({
      DATABASE_URL: postgres?.url ?? "",
      SESSION_SECRET: "s".repeat(32),
      DATA_DIR: directory.path,
      SAMPLE_DATA: "on",
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    });
    await server.ready();
    token = await tokenOf(server.origin, member);
  });
  afterAll(async () => {
    await server.stop();
    await postgres?.stop();
    await directory.remove();
  });

  /** As another process would. */
  async function sql<Row>(statement: string): Promise<Row[]> {
    const client = new Client(postgres?.url);
    await client.connect();
    const { rows } = await client.query(statement);
    await client.end();
    return rows as Row[];
  }
  const rename = (title: string) => sql(`update post set title = '${title}' where type = 'NOTICE' and index = 1`);
  const see = async () => [await tell(server.origin, noticeCall), await tell(server.origin, notice)];
  const isHeard = async () =>
    (await sql("select 1 from pg_stat_activity where application_name = 'bulmo changes'")).length === 1;
  const fromMemory = async () => {
    const { text } = await tell(server.origin.replace("127.0.0.1", "localhost"), "/metrics");
    return Number(/^bulmo_kept_answers_total (\d+)/mu.exec(text)?.[1]);
  };

  /** What is asked while the database comes and goes; nothing of it can come from memory for long. */
  function ask(round: number) {
    let turn = 0;
    return askOn(server.origin, {
      call: () => [`/api/post/list?type=QNA&page=${(turn += 1)}&limit=20`],
      trpc: () => [
        `/trpc/post.list?input=${encodeURIComponent(JSON.stringify({ type: "NOTICE", page: (turn += 1) }))}`,
      ],
      page: () => [`/community/notice?page=${1 + (turn % 6)}`],
      detail: () => [`/community/notice/detail?index=${1 + ((turn += 1) % 80)}`],
      file: () => ["/sitemap.xml"],
      write: () => ["/api/post", questionOf(token, `물음 ${round}-${(turn += 1)}`)],
      sign: () => [
        "/api/auth/sign-in",
        { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(member) },
      ],
    });
  }

  /** A call is told what its contract says, a reader what to do; neither sees what broke. */
  const isCalm = ({ path, status, retryAfter, text }: Told) =>
    status === 200 ||
    (status === 503 &&
      retryAfter === "5" &&
      (/^\/(?:api|trpc)/u.test(path) ? text.includes(errorMessages.UNAVAILABLE) : /다시 시도/u.test(text)) &&
      !/ECONN|Connection terminated|select |at .*\.ts:/u.test(text));

  async function takeAway(round: number, whileAway: () => Promise<void>): Promise<number> {
    await postgres?.halt(round % 2 === 1 ? "SIGINT" : "SIGQUIT");
    await whileAway();
    await postgres?.resume();
    return performance.now();
  }

  test.each(rounds)("it is taken away and comes back (%d)", { timeout: 120_000 }, async (round) => {
    await rename(`먼저 ${round}`);
    await expect.poll(async () => (await see()).every(({ text }) => text.includes(`먼저 ${round}`))).toBe(true);
    const { pid } = server.child;
    const asked = ask(round);
    const kinds = Object.keys(asked.told);
    const sinceThen = (since: number, status: number) =>
      kinds.filter((kind) => asked.told[kind]?.some((told) => told.sentAt >= since && told.status === status));
    await expect.poll(() => sinceThen(0, 200)).toEqual(kinds);

    const backAt = await takeAway(round, async () => {
      const away = performance.now();
      await expect.poll(() => sinceThen(away, 503)).toEqual(kinds);
      expect(await tell(server.origin, "/readyz")).toMatchObject({ status: 503 });
      expect(await tell(server.origin, "/healthz")).toMatchObject({ status: 200 });
    });
    // Before the site can have heard of it.
    await rename(`나중 ${round}`);
    expect((await see()).filter(({ status, text }) => status === 200 && !text.includes(`나중 ${round}`))).toEqual([]);
    await expect.poll(() => sinceThen(backAt, 200), { timeout: recovery }).toEqual(kinds);
    expect(await tell(server.origin, "/readyz")).toMatchObject({ status: 200 });
    await asked.stop();

    expect(server.child).toMatchObject({ pid, exitCode: null });
    const all = Object.values(asked.told).flat();
    expect(all.filter((told) => !isCalm(told))).toEqual([]);
    expect(all.filter(({ sentAt, status }) => sentAt > backAt + recovery && status !== 200)).toEqual([]);
    const acknowledged = asked.told["write"]?.filter(({ status }) => status === 200) ?? [];
    const rows = await sql<{ index: number }>("select index from post where type = 'QNA'");
    const numbers = acknowledged.map(({ text }) => (JSON.parse(text) as { data: number }).data);
    expect(rows.map(({ index }) => index)).toEqual(expect.arrayContaining(numbers));
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test("afterwards changes are heard again, and what is kept is kept", async () => {
    await expect.poll(isHeard, { timeout: recovery }).toBe(true);
    const before = await fromMemory();
    await expect
      .poll(async () => {
        await see();
        return fromMemory();
      })
      .toBeGreaterThan(before);
    await rename("다시 듣는 소식");
    await expect.poll(async () => (await see()).every(({ text }) => text.includes("다시 듣는 소식"))).toBe(true);
    expect((await boardTitles(server.origin, "NOTICE")).includes("다시 듣는 소식")).toBe(true);
    expect(server.output()).not.toMatch(/UnhandledPromise|ERR_HTTP_HEADERS_SENT|"level":60/u);
  });
});
