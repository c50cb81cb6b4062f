import { randomUUID } from "node:crypto";
import type { Tables } from "@bulmo/entities/database";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
  });
  afterAll(() => site.close());
  beforeEach(() => site.fork().execute("delete from job"));

  const list = async (query = "") => (await site.call("GET", `/api/job/list?limit=20${query}`, { token })).body;

  /** Files that were moved in and read, and a few things that went wrong or wait. */
  const addMany = (count: number) =>
    sql`
      insert into job (kind, key, data, state, attempts, created_at, due_at, ended_at)
      select 'file-text', number::text, '{}', state, 1, now() - number * interval '1 second',
        case when state = 'WAITING' then now() + interval '1 day' end, case when state <> 'WAITING' then now() end
      from generate_series(1, ${count}::int) as number,
        lateral (select case when number % 1000 = 0 then 'FAILED' when number % 1000 = 1 then 'WAITING' else 'DONE' end as state) as s
    `.execute(site.fork().getKysely<Tables>());

  test("DAY-03 of very many jobs one page is read, and those in one state are counted, out of an index", async () => {
    await addMany(5_000);
    expect(await list()).toMatchObject({ page: 1, totalPages: 250 });
    const failed = await list("&state=FAILED");
    expect([failed.totalPages, failed.list.length]).toEqual([1, 5]);
    expect((await list("&page=999")).page).toBe(250);
    const plans = await site.fork().transactional(async (tx) => {
      await tx.execute("analyze job");
      const explain = async (query: string) => JSON.stringify(await tx.execute(`explain ${query}`));
      return Promise.all([
        explain("select * from job where state = 'FAILED' order by created_at desc, id desc limit 20"),
        explain("select count(*) from job where state = 'FAILED'"),
        explain("select * from job order by created_at desc, id desc limit 20"),
      ]);
    });
    expect(plans[0]).toContain("job_state_index");
    expect(plans[1]).toContain("job_state_index");
    expect(plans[2]).toContain("job_created_at_index");
    for (const plan of plans) expect(plan).not.toContain("Seq Scan");
  });

  /** One that reaches nobody, should it be done. */
  const addFailed = async (kind: string, subject: string, reason: string | null) => {
    const id = randomUUID();
    const recipient = { userId: id, to: "somebody@no-mail.invalid", name: "" };
    await site.fork().execute(
      `insert into job (id, kind, subject, data, state, attempts, created_at, ended_at, last_error)
        values (?, ?, ?, ?, 'FAILED', 9, now(), now(), ?)`,
      [id, kind, subject, JSON.stringify({ data: { title: "", path: "", author: "" }, recipient }), reason],
    );
    return id;
  };
  const retry = (id: string) => site.call("POST", "/api/job/retry", { token, body: { id } });

  test.each([
    ["mail", "notice", "450 DATA EMESSAGE", true],
    ["mail", "notice", "550 5.1.1 RCPT TO REFUSED", true],
    ["mail", "member-code", "450 DATA EMESSAGE", true],
    ["mail", "notice", null, true],
    ["tiles", "", "LOST", true],
    ["mail", "code", "LATE", false],
    ["mail", "code", "550 5.1.1 RCPT TO REFUSED", false],
    ["mail", "address-code", "LOST", false],
    ["mail", "invitation", "DATA", false],
    ["mail", "of-another-version", "KIND", false],
    ["mail", "notice", "GONE", false],
  ])("DAY-03 whether asking again may help is told, and held to: %s %s %s", async (kind, subject, reason, is) => {
    const id = await addFailed(kind, subject, reason);
    const { list: jobs, retryableMails } = await list();
    expect(jobs).toMatchObject([{ id, isRetryable: is }]);
    expect(retryableMails).toBe(is && kind === "mail" ? 1 : 0);
    expect((await site.call("POST", "/api/job/retry/mails", { token })).body).toEqual({ count: retryableMails });
    expect((await retry(id)).status).toBe(is && kind !== "mail" ? 200 : 404);
  });

  test("DAY-03 one press asks again for all mails that were given up, at a pace, with one line in the log", async () => {
    const lines = () => site.fork().execute("select 1 from audit_line where act = 'JOB_RETRIED'");
    const before = (await lines()).length;
    for (let mail = 0; mail < 5; mail += 1) await addFailed("mail", "comment-reply", "535 AUTH PLAIN EAUTH");
    await addFailed("tiles", "", "STORAGE");
    const both = await Promise.all([1, 2].map(() => site.call("POST", "/api/job/retry/mails", { token })));
    expect(both.map(({ body }) => Number(body.count)).toSorted((one, other) => one - other)).toEqual([0, 5]);
    // The first of them may have been done by now.
    const due = await site
      .fork()
      .execute<{ at: number }[]>(
        "select extract(epoch from due_at)::float as at from job where kind = 'mail' and attempts = 0 order by 1",
      );
    const pauses = due.slice(1).map(({ at }, place) => Math.round(at - (due[place]?.at ?? 0)));
    expect(pauses.slice(-3)).toEqual([2, 2, 2]);
    expect(await lines()).toHaveLength(before + 1);
    expect((await list("&state=FAILED")).list).toMatchObject([{ kind: "tiles" }]);
    expect((await list()).retryableMails).toBe(0);
  });

  test.each(["tiles", "file-text", "publish"])(
    "DAY-03 what failed of %s is begun again by an administrator, with a line in the log",
    async (kind) => {
      const id = randomUUID();
      await site.fork().execute(
        `insert into job (id, kind, key, data, state, attempts, created_at, ended_at, last_error)
          values (?, ?, 'one', ?, 'FAILED', 7, now(), now(), 'STORAGE')`,
        // Of something that is gone by now, so that nothing is left to be done.
        [id, kind, JSON.stringify({ hash: "0", attachmentId: randomUUID(), planId: 0, revision: 1 })],
      );
      expect((await site.call("POST", "/api/job/retry", { token, body: { id } })).status).toBe(200);
      await site.jobs.flush();
      expect((await list()).list).toMatchObject([{ id, kind, state: "DONE", attempts: 1, lastError: null }]);
      const { body } = await site.call("GET", "/api/audit/list?kind=JOB", { token });
      expect(body.list[0]).toMatchObject({ act: "JOB_RETRIED" });
      expect((await site.call("POST", "/api/job/retry", { token, body: { id } })).status).toBe(404);
    },
  );
});
