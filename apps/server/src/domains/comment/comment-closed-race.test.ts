import { errorMessages } from "@bulmo/contracts/error";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { changeBoard, createBoard } from "../../../testing/board.ts";
import { createPosts } from "../../../testing/fixture.ts";
import { meetAt } from "../../../testing/in-turn.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const type = "CLOSING";

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let postIndex = 0;

  beforeAll(async () => {
    site = await openSite(server);
    const admin = await createSignedIn(site, { isAdmin: true });
    ({ token } = admin);
    await createBoard(site.fork(), { type, hasComments: true });
    const [post] = await createPosts(site.fork(), type, [{ user: admin.user }]);
    postIndex = post!.index;
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    await changeBoard(site, type, { hasComments: true, closedAt: null });
    await site.waitForInvalidation();
  });

  const order: string[] = [];
  const ask = async (method: string, path: string, body: object) => {
    const answer = await site.call(method, path, { token, body });
    order.push(path);
    return answer;
  };
  const comment = () => ask("POST", "/api/comment", { content: "댓글", postType: type, postIndex });
  const change = (changes: object) => ask("PUT", "/api/board", { type, ...changes });

  test.each([
    ["closed", { isClosed: true }, "BOARD_CLOSED"],
    ["without comments", { hasComments: false }, "COMMENTS_OFF"],
  ] as const)("EXH-08 hazard 12: none comments on a board once it is %s", async (_, changes, reason) => {
    order.length = 0;
    // Neither has committed when the other looks: the comment waits to be written, the board for its line of the log.
    const answers = await meetAt(site, "comment", [comment, () => change(changes)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // It stands there because it was first.
    expect(order).toEqual(["/api/comment", "/api/board"]);
    expect(await comment()).toMatchObject({ status: 403, body: { reason, message: errorMessages[reason] } });
  });
});
