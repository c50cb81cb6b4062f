import { testServers } from "@bulmo/entities/testing/test-database";
import type { User } from "@bulmo/entities/user.entity";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createPosts, createUser, proveEmail } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Row = { key: string; state: string; last_error: string | null };

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let chief: User;
  let at = new Date();

  beforeAll(async () => {
    site = await openSite(server, { now: () => at });
    await createPosts(site.fork(), "QNA", [{}]);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await site.fork().execute("delete from job");
    chief = await createUser(site.fork(), { isAdmin: true });
    await proveEmail(site.fork(), chief);
  });

  /** In Korea. */
  const pass = (moment: string) => void (at = new Date(`${moment}+09:00`));
  const mails = async () => (await site.mailsTo(chief.email)).map(({ text }) => text);
  const digests = () =>
    site.fork().execute<Row[]>("select key, state, last_error from job where kind = 'digest' order by key");

  test("DAY-01 a machine that was off until half past eight tells administrators of one morning once", async () => {
    pass("2027-02-10T08:00");
    await site.planJobs();
    pass("2027-02-11T08:30");
    await site.planJobs();
    expect(await mails()).toEqual([]);
    pass("2027-02-11T09:00");
    expect(await mails()).toEqual([expect.stringContaining("답변을 기다리는 질문이")]);
    expect(await digests()).toEqual([
      { key: "2027-02-10", state: "DONE", last_error: "LATE" },
      { key: "2027-02-11", state: "DONE", last_error: null },
    ]);
  });

  test("DAY-01 one that was off at nine on both days tells them all the same, once", async () => {
    pass("2027-03-10T08:00");
    await site.planJobs();
    pass("2027-03-11T09:30");
    await site.planJobs();
    expect(await mails()).toHaveLength(1);
    pass("2027-03-11T12:00");
    await site.planJobs();
    expect(await mails()).toHaveLength(1);
    expect(await digests()).toMatchObject([
      { key: "2027-03-10", state: "DONE", last_error: null },
      { key: "2027-03-12", state: "WAITING" },
    ]);
  });

  test("DAY-10 that a month waits to be gone through is told also by a first that comes late", async () => {
    await site
      .fork()
      .execute("insert into audit_line (at, act, actor_id) values ('2027-03-05T03:00Z', 'SIGNED_IN', ?)", [chief.id]);
    pass("2027-04-01T08:00");
    await site.planJobs();
    pass("2027-04-02T08:30");
    await site.planJobs();
    const [review = "", ...more] = await mails();
    expect(more).toEqual([]);
    expect(review).toContain("3월의 접속기록을 점검해 주세요.");
    expect(review).not.toContain("질문");
    pass("2027-04-02T09:00");
    const [today = ""] = await mails();
    expect(today).toContain("답변을 기다리는 질문이");
    expect(today).not.toContain("접속기록");
  });
});
