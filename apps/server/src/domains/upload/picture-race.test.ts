import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { quarters } from "@bulmo/testing/honest-pictures";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { changeBoard, createBoard } from "../../../testing/board.ts";
import { meetAt } from "../../../testing/in-turn.ts";
import { addPicture } from "../../../testing/pictures.ts";
import { openSite, type Site } from "../../../testing/site.ts";

const type = "TURNING";

describe.each(bothServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  let picture = "";
  let width = 240;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true }));
    await createBoard(site.fork(), { type });
  });
  afterAll(() => site.close());

  const ask = (method: string, path: string, body: unknown) => site.call(method, path, { token, body });
  const shown = () => `<p>글</p><img src="${picture}" alt="">`;
  const write = async (content: string) =>
    (await ask("POST", "/api/post", { type, title: "글", content })).body.data as number;
  const edit = (index: number, content: string) =>
    ask("PUT", "/api/post", { targetType: type, type, index, title: "글", content });
  const hide = () => ask("PUT", "/api/board", { type, readers: "ADMINISTRATORS" });
  const visitorSees = async () => (await fetch(site.origin + picture)).status;

  beforeEach(async () => {
    await changeBoard(site, type, { readers: "EVERYONE" });
    await site.waitForInvalidation();
    // One of its own, which nothing else uses.
    width += 8;
    picture = await addPicture(site.uploads.pictures, quarters(width));
  });

  /** What both write last is the log: neither has committed when the other looks. */
  const meet = async (...acts: (() => ReturnType<typeof ask>)[]) =>
    (await meetAt(site, "audit_line", acts)).map(({ status }) => status);

  test("EXH-07 hazard 12: a picture that is put into a post while its board is hidden is hidden", async () => {
    const index = await write("<p>글</p>");
    expect(await meet(() => edit(index, shown()), hide)).toEqual([200, 200]);
    expect(await visitorSees()).toBe(404);
  });

  test("EXH-07 hazard 12: a picture that comes back from the trash while its board is hidden is hidden", async () => {
    const index = await write(shown());
    await ask("DELETE", "/api/post", [{ type, index }]);
    const restore = () => ask("POST", "/api/trash/restore", { type, index });
    expect(await meet(restore, hide)).toEqual([200, 200]);
    expect(await visitorSees()).toBe(404);
  });
});
