import { bothServers } from "@bulmo/entities/testing/test-database";
import { raceRounds, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { type Desk, openDesk } from "../../../testing/report-fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const rounds = Array.from({ length: raceRounds }, (_, round) => round + 1);
const options = { timeout: 60_000 };

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let desk: Desk;
  let readers: Desk["reader"][];

  beforeAll(async () => {
    site = await openSite(server);
    desk = await openDesk(site);
    readers = [desk.reader, await createSignedIn(site), await createSignedIn(site)];
  });
  beforeEach(() => desk.forget());
  afterAll(() => site.close());

  test.each(rounds)("a member who reports ten times at once counts once (round %d)", options, async () => {
    const post = await desk.post();
    const comment = await desk.comment(post);
    for (const target of [post, comment]) {
      const answers = await Promise.all(Array.from({ length: 10 }, () => desk.report(desk.reader, target)));
      expect(answers.filter(({ body }) => body.result?.data.isNew)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    }
    expect(await desk.rows()).toHaveLength(2);
  });

  test.each(rounds)(
    "of reports and a deletion at once no open report outlives the target (round %d)",
    options,
    async () => {
      const post = await desk.post();
      const comment = await desk.comment(post);
      await desk.comment(post, comment.commentId);
      const answers = await Promise.all([
        ...readers.map((reader) => desk.report(reader, comment)),
        desk.removeComment(comment.commentId),
        ...readers.map((reader) => desk.report(reader, post)),
        desk.removePost(post),
      ]);
      for (const { status } of answers) expect([200, 404]).toContain(status);
      const open = (await desk.rows()).filter(({ closed_at: closedAt }) => closedAt === null);
      expect(answers.at(-1)?.status).toBe(200);
      // The comment may have been hidden by its post before it could be deleted; then it waits with its reports.
      const isCommentGone = answers[readers.length]?.status === 200;
      expect(isCommentGone ? open : await desk.list()).toEqual([]);
    },
  );

  test.each(rounds)("of administrators who close at once one is in the log (round %d)", options, async () => {
    const post = await desk.post();
    for (const reader of readers) await desk.report(reader, post);
    const [{ latest } = { latest: 0 }] = await desk.list();
    const before = (await desk.acts()).length;
    const answers = await Promise.all(Array.from({ length: 5 }, () => desk.dismiss(post, latest)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect((await desk.acts()).length).toBe(before + 1);
    expect(await desk.count()).toBe(0);
  });
});
