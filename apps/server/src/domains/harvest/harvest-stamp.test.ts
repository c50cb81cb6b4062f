import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { readXml } from "../../../testing/xml.ts";

const type = "FIRST_EXHIBITION";
const before = "2001-05-06T07:08:09Z";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
  });
  afterAll(() => site.close());

  const act = async (method: string, path: string, body: object, token = admin.token) => {
    const answer = await site.call(method, `/api${path}`, { token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const hang = async (title: string, record: object = {}) => {
    const index = (await act("POST", "/post", { type, title, content: "<p>글</p>", ...record })).data as number;
    const { number } = (await site.call("GET", `/api/post?type=${type}&index=${index}`)).body;
    return { index, number: number as number };
  };
  const answer = async (query: string) => readXml(await (await fetch(`${site.origin}/oai?${query}`)).text());
  const told = async (number: number) => {
    const document = await answer(`verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${number}`);
    const text = (name: string) => document.getElementsByTagName(name)[0]?.textContent ?? "";
    return { stamp: text("datestamp"), creator: text("dc:creator") };
  };
  /** All was changed last in a year that is long gone. */
  const age = async () => {
    for (const table of ["stored_post", "board", "person"])
      await site.fork().execute(`update ${table} set updated_at = ?`, [before]);
    await site.waitForInvalidation();
  };

  test("WRK-09 a work is told anew when somebody whom it names is renamed, and again when they are removed", async () => {
    const { id: personId } = await act("POST", "/person", { name: "이솔" });
    const { number } = await hang("연못", { artists: [{ personId }] });
    await age();
    expect(await told(number)).toEqual({ stamp: before, creator: "이솔" });
    await act("PUT", "/person", { id: personId, name: "이한솔" });
    await site.waitForInvalidation();
    const renamed = await told(number);
    expect(renamed.creator).toBe("이한솔");
    expect(renamed.stamp > before).toBe(true);
    await act("DELETE", "/person", { id: personId });
    await site.waitForInvalidation();
    const removed = await told(number);
    expect(removed.creator).toBe("이솔");
    expect(removed.stamp >= renamed.stamp).toBe(true);
  });

  test("WRK-09 a work that is signed by a nickname is told anew when that changes, and no other", async () => {
    const signed = await hang("서명한 그림");
    const other = await hang("남의 그림", { author: "홍길동" });
    await age();
    expect(await told(signed.number)).toEqual({ stamp: before, creator: "운영진" });
    await site.fork().execute(`update "user" set nickname = '새운영진' where nickname = '운영진'`);
    await site.waitForInvalidation();
    const renamed = await told(signed.number);
    expect(renamed.creator).toBe("새운영진");
    expect(renamed.stamp > before).toBe(true);
    expect((await told(other.number)).stamp).toBe(before);
    await age();
    await site
      .fork()
      .execute("update stored_post set user_id = null where index = ? and type = ?", [signed.index, type]);
    await site.waitForInvalidation();
    expect((await told(signed.number)).stamp > before).toBe(true);
  });

  test("WRK-09 nothing is told of a day before the earliest: works that were deleted for good count too", async () => {
    const { index } = await hang("지운 작품");
    await act("DELETE", "/post", { posts: [{ type, index }] });
    await act("DELETE", "/trash", { type, index });
    await site.fork().execute("update withdrawn_work set withdrawn_at = ?", ["1999-01-02T03:04:05Z"]);
    const identity = await answer("verb=Identify");
    expect(identity.getElementsByTagName("earliestDatestamp")[0]?.textContent).toBe("1999-01-02T03:04:05Z");
  });
});
