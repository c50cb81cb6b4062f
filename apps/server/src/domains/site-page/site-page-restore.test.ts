import { sitePageMessages } from "@bulmo/contracts/site-page";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { sitePageCallsOf } from "../../../testing/site-page.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let calls: ReturnType<typeof sitePageCallsOf>;

  beforeAll(async () => {
    site = await openSite(server);
    const { token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
    calls = sitePageCallsOf(site, token);
  });
  afterAll(() => site.close());

  const add = async (address: string) =>
    (await calls.create({ section: "about", title: "페이지", address, isHidden: false })).body.id as number;
  /** A page that was removed, at whose address another stands. */
  async function outOf(address: string) {
    const gone = await add(address);
    await calls.remove(gone);
    return { gone, other: await add(address) };
  }

  test("PAG-07 a removed page at whose address another stands comes back to another address, which is checked as a new one's", async () => {
    const { gone } = await outOf("taken");
    const taken = { status: 400, body: { message: sitePageMessages.addressTaken } };
    expect(await calls.restore(gone)).toMatchObject(taken);
    expect(await calls.restore(gone, { address: "taken" })).toMatchObject(taken);
    expect(await calls.restore(gone, { address: "greeting" })).toMatchObject(taken);
    expect(await calls.restore(gone, { address: "Taken 2" })).toMatchObject({
      status: 400,
      body: { message: sitePageMessages.addressUnfit },
    });
    expect(await calls.restore(gone, { address: "taken-2" })).toMatchObject({
      status: 200,
      body: { id: gone, section: "about", address: "taken-2", removedAt: null },
    });
    const standing = (await calls.standing("about")).map(({ address }) => address);
    expect(standing).toEqual(expect.arrayContaining(["taken", "taken-2"]));
  });
});
