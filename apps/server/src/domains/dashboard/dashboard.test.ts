import { BackupRun } from "@bulmo/entities/backup-run.entity";
import { Job } from "@bulmo/entities/job.entity";
import { Person } from "@bulmo/entities/person.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { dashboardOutput, type Dashboard } from "@bulmo/contracts/dashboard";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPosts, createUploads, createUser, fixturePicture } from "../../../testing/fixture.ts";
import { createEvent } from "../../../testing/event.ts";
import { addFailedJob } from "../../../testing/job.ts";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { noteMiss } from "../search/search-miss.service.ts";
import { addVisits } from "../visit/visit.service.ts";

const hour = 60 * 60_000;

describe.each(testServers(testDatabaseUrl))("an administrator's first page on $name", (server) => {
  let site: Site;
  let token: string;
  let at = Date.parse("2026-11-27T00:30:00Z");
  const now = () => new Date(at);

  beforeAll(async () => {
    site = await openSite(server, { now, hasNightlyBackup: true });
    token = (await createSignedIn(site, { isAdmin: true })).token;
  });
  afterAll(() => site.close());

  async function read(): Promise<Dashboard> {
    const { status, body } = await site.call("GET", "/api/dashboard", { token });
    expect(status).toBe(200);
    return dashboardOutput.parse(body);
  }
  const taskOf = ({ tasks }: Dashboard, kind: Dashboard["tasks"][number]["kind"]) =>
    tasks.find((task) => task.kind === kind);

  test("DAY-07 a site on which nothing waits says so: no task, 30 days without a visit, no backup yet", async () => {
    const dashboard = await read();
    expect(dashboard).toMatchObject({
      tasks: [],
      failedJobs: { mails: 0, others: 0 },
      delayedMails: { count: 0, since: null },
      backup: { state: "NONE", lastGood: null, failure: null },
      visitedPages: [],
      misses: [],
    });
    expect(dashboard.visitDays).toHaveLength(30);
    expect(dashboard.visitDays.at(-1)).toEqual({ day: "2026-11-27", people: 0, robots: 0 });
    expect(dashboard.disks).toHaveLength(1);
    expect(dashboard.disks[0]?.freeBytes).toBeLessThan(dashboard.disks[0]?.totalBytes ?? 0);
  });

  test("DAY-07 what waits is counted, what has waited longest named with where it is done", async () => {
    const asker = await createUser(site.fork());
    await createPosts(
      site.fork(),
      "QNA",
      ["하나", "둘", "셋", "넷"].map((title) => ({ title, user: asker })),
    );
    const picture = `<p><img src="${fixturePicture("a")}" alt=""></p>`;
    const [notice] = await createPosts(site.fork(), "NOTICE", [{ title: "알림", user: asker, content: picture }]);
    await createUploads(site.fork(), ["a"]);
    await site
      .fork()
      .execute("insert into upload_use (upload_hash, owner) values (?, ?)", ["a".repeat(64), `post:${notice?.id}`]);
    await site
      .fork()
      .execute("insert into page_text (name, revision, draft, drafted_at) values ('greeting', 1, '{}', ?)", [now()]);
    await site
      .fork()
      .execute("insert into agreement (document, revision, draft, drafted_at) values ('PRIVACY', 1, '{}', ?)", [now()]);
    const dashboard = await read();
    const questions = taskOf(dashboard, "QUESTION");
    expect(questions?.count).toBe(4);
    expect(questions?.items.map(({ title, path }) => [title, path])).toEqual([
      ["하나", "/community/qna/detail?index=1"],
      ["둘", "/community/qna/detail?index=2"],
      ["셋", "/community/qna/detail?index=3"],
    ]);
    expect(taskOf(dashboard, "UNDESCRIBED")).toMatchObject({ count: 1, isMore: false });
    expect(
      taskOf(dashboard, "DRAFT")
        ?.items.map(({ path }) => path)
        .toSorted(),
    ).toEqual(["/about/greeting", "/personal-info"]);
    expect(taskOf(dashboard, "REPORT")).toBeUndefined();
  });

  test("DAY-07 DAY-08 a backup older than 26 hours is late, one that failed says why, and mail that did not leave is counted", async () => {
    const startedAt = new Date(at);
    const found = { bytes: 1024, rows: 7, files: 2, missing: 0, name: "bulmo-night-2026-11-27.tar" };
    const good = { id: "0d6f1c5e-5b0e-4a55-9c43-7a3f0f7d9b21", startedAt, endedAt: new Date(at + 42_000), ...found };
    await site.fork().insert(BackupRun, good);
    expect((await read()).backup).toMatchObject({ state: "GOOD", lastGood: { seconds: 42, ...found } });
    at += 26 * hour;
    expect((await read()).backup.state).toBe("GOOD");
    at += 1000;
    expect((await read()).backup.state).toBe("LATE");
    const bad = {
      id: "0d6f1c5e-5b0e-4a55-9c43-7a3f0f7d9b22",
      startedAt: now(),
      endedAt: now(),
      failure: "DIFFERENT" as const,
    };
    await site.fork().insert(BackupRun, { ...found, ...bad, bytes: 0 });
    await addFailedJob(site);
    const { backup, failedJobs } = await read();
    expect(backup).toMatchObject({ state: "LATE", lastGood: found, failure: { reason: "DIFFERENT" } });
    expect(failedJobs).toEqual({ mails: 1, others: 0 });
  });

  test("DAY-07 mail that fails again and again is told hours before it is given up, and until it has left", async () => {
    await site.fork().execute("delete from job");
    const mailing = (attempts: number, lastError: string | null, minutes: number) =>
      site.fork().insert(Job, {
        kind: "mail",
        data: {},
        state: "WAITING",
        attempts,
        lastError,
        createdAt: new Date(at - minutes * 60_000),
        dueAt: new Date(at + hour),
      });
    await mailing(0, null, 90);
    await mailing(1, "CONN ESOCKET", 80);
    await mailing(2, "NIGHT", 70);
    expect((await read()).delayedMails).toEqual({ count: 0, since: null });
    await mailing(2, "CONN ESOCKET", 60);
    await mailing(4, "CONN ESOCKET", 50);
    const since = new Date(at - 60 * 60_000).toISOString();
    expect(await read()).toMatchObject({ delayedMails: { count: 2, since }, failedJobs: { mails: 0 } });
    await site.fork().execute("update job set state = 'DONE', due_at = null where attempts > 1");
    expect((await read()).delayedMails).toEqual({ count: 0, since: null });
  });

  test("DAY-07 less room than two backups is too little", async () => {
    expect((await read()).disks.map(({ isLow }) => isLow)).toEqual([expect.any(Boolean)]);
    await site.fork().execute("update backup_run set bytes = ? where failure is null", [1e15]);
    expect((await read()).disks.map(({ isLow }) => isLow)).toEqual([true]);
  });

  test("DAY-07 what was read most bears its name, and what was searched in vain is told", async () => {
    const day = koreanDay(now());
    const visits = (page: string, count: number, isRobot = false) => ({ day, page, isRobot, count });
    await addVisits(site.fork(), [
      visits("/community/notice", 9),
      visits("/community/qna/detail?index=2", 8),
      visits("/about/greeting", 7),
      visits("/community/qna/detail?index=900", 6),
      visits("/", 50, true),
    ]);
    for (let time = 0; time < 3; time += 1) await noteMiss(site.fork(), now(), ["괘불"]);
    await noteMiss(site.fork(), now(), ["홍길동"]);
    const { visitedPages, visitDays, misses } = await read();
    expect(visitedPages).toEqual([
      { path: "/community/notice", title: "공지사항", count: 9 },
      { path: "/community/qna/detail?index=2", title: "둘", count: 8 },
      { path: "/about/greeting", title: "인사말", count: 7 },
      { path: "/community/qna/detail?index=900", title: null, count: 6 },
    ]);
    expect(visitDays.at(-1)).toEqual({ day, people: 30, robots: 50 });
    expect(misses).toEqual([{ word: "괘불", count: 3 }]);
  });

  test("DAY-07 every page that is counted is called as it calls itself", async () => {
    const day = koreanDay(now());
    await site.fork().execute("delete from visit_count");
    const event = await createEvent(site.fork(), { title: "금어원 강습회", state: "PUBLISHED" });
    const person = await site.fork().insert(Person, { name: "견본 금어" });
    const named: [path: string, title: string][] = [
      ["/search", "통합 검색"],
      ["/gallery/works", "작품 찾기"],
      ["/gallery/compare", "나란히 보기"],
      ["/sign-in", "로그인"],
      ["/sign-up/anything", "회원가입"],
      ["/find-info/id", "아이디 찾기"],
      ["/news/calendar", "행사 달력"],
      [`/news/calendar/${event}`, "금어원 강습회"],
      [`/member/people/${person}`, "견본 금어"],
      ["/community/qna/edit", "Q&A 글쓰기"],
    ];
    await addVisits(
      site.fork(),
      named.map(([page], place) => ({ day, page, isRobot: false, count: 100 - place })),
    );
    const { visitedPages } = await read();
    expect(visitedPages.map(({ path, title }) => [path, title])).toEqual(named);
  });

  test("DAY-07 nobody else reads it", async () => {
    const { token: members } = await createSignedIn(site);
    expect((await site.call("GET", "/api/dashboard", { token: members })).status).toBe(403);
    expect((await site.call("GET", "/api/dashboard")).status).toBe(401);
  });
});
