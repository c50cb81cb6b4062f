import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { changeBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    const member = await createSignedIn(site);
    ({ token } = member);
    await createPosts(site.fork(), "NOTICE", [{ user: member.user }]);
  });
  afterAll(() => site.close());

  test("EXH-07 the pages of notices and questions, and the feed, ask who may read like all others", async () => {
    const paths = ["/api/post/notices", "/api/post/questions"];
    const statuses = async () => {
      const answers = await Promise.all(
        [{}, { token }].flatMap((asked) => paths.map((path) => site.call("GET", path, asked))),
      );
      return answers.map(({ status }) => status);
    };
    const feed = async () => (await fetch(`${site.origin}/community/notice/rss.xml`)).headers.get("content-type");
    const change = async (changes: object) => {
      for (const type of ["NOTICE", "QNA"]) await changeBoard(site, type, changes);
      await site.waitForInvalidation();
    };
    expect([await statuses(), await feed()]).toEqual([[200, 200, 200, 200], "application/rss+xml; charset=utf-8"]);
    await change({ readers: "MEMBERS" });
    expect([await statuses(), await feed()]).toEqual([[401, 401, 200, 200], "text/html; charset=utf-8"]);
    await changeBoard(site, "QNA", { readers: "EVERYONE" });
    await site.waitForInvalidation();
    const questions = await site.call("GET", "/api/post/questions");
    expect([questions.status, questions.body.notices]).toEqual([200, []]);
    await change({ readers: "EVERYONE" });
  });
});
