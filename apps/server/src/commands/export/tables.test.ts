import { secretTitle } from "@bulmo/contracts/secret-question";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { createBoard } from "../../../testing/board.ts";
import { openSite } from "../../../testing/site.ts";
import { postsCsv } from "./tables.ts";

test.each(testServers(testDatabaseUrl))(
  "EXH-09 an export on $name takes no word of a secret question",
  async (server) => {
    const site = await openSite(server);
    const { token } = await createSignedIn(site);
    const question = { type: "QNA", title: "두루미표식", content: "<p>두루미표식</p>", isSecret: true };
    expect((await site.call("POST", "/api/post", { body: question, token })).status).toBe(200);
    const posts = await postsCsv(site.fork(), { pictures: new Map(), files: new Map() });
    expect(posts).toContain(secretTitle);
    expect(posts).not.toContain("두루미표식");
    await site.close();
  },
);

test.each(testServers(testDatabaseUrl))(
  "EXH-07 an export on $name takes no post that a visitor does not read",
  async (server) => {
    const site = await openSite(server);
    const { token } = await createSignedIn(site, { isAdmin: true });
    for (const readers of ["EVERYONE", "MEMBERS", "ADMINISTRATORS"] as const)
      await createBoard(site.fork(), { type: readers, readers, writers: "ADMINISTRATORS" });
    await site.waitForInvalidation();
    const exhibition = { n: 5, title: "준비 중인 전시", startsOn: "2027-05-01" };
    expect((await site.call("POST", "/api/exhibition", { body: exhibition, token })).status).toBe(200);
    for (const type of ["EVERYONE", "MEMBERS", "ADMINISTRATORS", "EXHIBITION_5"]) {
      const body = { type, title: `${type}의 글`, content: "<p>글</p>" };
      expect((await site.call("POST", "/api/post", { body, token })).status).toBe(200);
    }
    const posts = await postsCsv(site.fork(), { pictures: new Map(), files: new Map() });
    expect([...posts.matchAll(/\w+의 글/gu)].map(([title]) => title)).toEqual(["EVERYONE의 글"]);
    await site.close();
  },
);
