import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { adminTextCallsOf } from "../../../testing/page-text.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { findFacts, findLetterhead } from "./association-facts.ts";

const name = "association";
const changed = {
  name: "어느 모임",
  nameHanja: "某會",
  zonecode: "54321",
  address: "새 주소 1",
  phone: "000-0000-0100",
  email: "office@example.org",
};

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let calls: Awaited<ReturnType<typeof adminTextCallsOf>>;

  beforeAll(async () => {
    site = await openSite(server);
    calls = await adminTextCallsOf(site);
    const officer = { personId: null, name: "문하엽", type: "CHAIRMAN", role: "사무국장", phone: "000-0000-0003" };
    const token = (await createSignedIn(site, { isAdmin: true })).token;
    await site.call("POST", "/api/officer/term", { token, body: { number: 99, officers: [officer] } });
  });
  afterAll(() => site.close());

  const standing = async () => (await calls.stands(name)).published.text;
  const save = async (fields: object, lists: object = {}) =>
    calls.save({ name, text: { ...(await standing()), fields, lists } });
  const agreement = async (document: string) => {
    const { body } = await site.call("GET", `/api/agreement?document=${document}`);
    return (body as { text: { blocks: { text: string }[] } }).text.blocks.map(({ text }) => text);
  };

  test("PAG-09 PAG-08 a site begins with the privacy policy's contact as the officers have it, and the address", async () => {
    const { fields } = await standing();
    expect(await agreement("PRIVACY")).toEqual(
      expect.arrayContaining(["사무국장 문하엽", "전화 000-0000-0003", `주소 ${fields["address"]}`]),
    );
    expect((await agreement("TERMS")).at(-1)).toContain(`사무국(${fields["address"]})`);
    expect(await findLetterhead(site.fork())).toEqual({
      name: fields["name"],
      contact: "",
      imprint: expect.stringMatching(/^보내는 이: 일섭문도회, .+, 전화 000-0000-\d{4}\(.+\)$/u),
    });
  });

  test("PAG-01 what is published is known at once: to the foot of the pages, to letters, to terms and policy", async () => {
    const before = await findFacts(site.fork());
    expect((await save(changed, { numbers: [{ label: "고유번호", value: "000-00-00000" }] })).status).toBe(200);
    expect(await findFacts(site.fork())).toEqual(before);
    expect((await calls.publish({ name })).status).toBe(200);
    const facts = await findFacts(site.fork());
    expect(facts.identity.address).toBe("(54321) 새 주소 1");
    expect(facts.identity.lines.map(({ value }) => value)).toEqual([changed.phone, changed.email, "000-00-00000"]);
    expect(facts.version).not.toBe(before.version);
    expect(await findLetterhead(site.fork())).toEqual({
      name: "어느 모임",
      contact: "문의: (54321) 새 주소 1, 전화 000-0000-0100, 이메일 office@example.org",
      imprint: "보내는 이: 어느 모임, (54321) 새 주소 1, 전화 000-0000-0100, 이메일 office@example.org",
    });
    expect(await agreement("PRIVACY")).toContain("주소 새 주소 1");
    expect((await agreement("TERMS")).at(-1)).toContain("사무국(새 주소 1)");
  });

  test("PAG-09 a name that is changed is changed wherever programs and letters say it", async () => {
    await site.waitForInvalidation();
    for (const path of ["/community/notice/rss.xml", "/calendar.ics", "/iiif/collection.json"])
      expect(await (await fetch(site.origin + path)).text()).toContain("어느 모임");
    const [exhibition] = (await site.boards()).listed.exhibitions;
    expect(exhibition?.banner).toMatch(/^제\d+회 어느 모임 /u);
  });

  test("PAG-09 EXH-01 whole names of exhibitions follow the association's name in every answer that is kept", async () => {
    const banners = async () => {
      const [list, one] = [await site.call("GET", "/api/board/list"), await site.call("GET", "/api/exhibition?n=1")];
      return [list.body.exhibitions[0].banner, one.body.banner];
    };
    expect(await banners()).toEqual([1, 2].map(() => expect.stringContaining(" 어느 모임 ")));
    await save({ ...changed, name: "다른 모임" });
    expect((await calls.publish({ name })).status).toBe(200);
    expect(await banners()).toEqual([1, 2].map(() => expect.stringContaining(" 다른 모임 ")));
  });

  test.each([
    ["name", "", "‘협회 이름’ 칸을 채워 주세요."],
    ["address", "", "‘주소’ 칸을 채워 주세요."],
    ["phone", "전화 주세요", "‘대표 전화’ 칸에는 숫자와 -만 적어 주세요."],
    ["email", "office@example", "‘이메일’ 칸에는 이메일 주소를 적어 주세요."],
  ])("PAG-01 what cannot be used as %s is refused where it stands", async (field, value, message) => {
    expect(await save({ ...changed, [field]: value })).toMatchObject({
      status: 400,
      body: { errors: [{ field: `text.fields.${field}`, message }] },
    });
  });
});
