import { secretTitle } from "@bulmo/contracts/secret-question";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite } from "../../../testing/site.ts";
import { postsCsv } from "./tables.ts";

test.each(testServers(testDatabaseUrl))(
  "EXH-09 an export on $name takes no word of a secret question",
  async (server) => {
    const site = await openSite(server);
    const { token } = await createSignedIn(site);
    const question = { type: "QNA", title: "두루미표식", content: "<p>두루미표식</p>", isSecret: true };
    expect((await site.call("POST", "/api/post", { body: question, token })).status).toBe(200);
    const posts = await postsCsv(site.fork(), new Map());
    expect(posts).toContain(secretTitle);
    expect(posts).not.toContain("두루미표식");
    await site.close();
  },
);
