import { createRequire } from "node:module";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { parse } from "@retorquere/bibtex-parser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Reference = Record<string, unknown>;

// Neither has types.
const require = createRequire(import.meta.url);
const { Cite } = require("@citation-js/core") as { Cite: new (text: string) => { data: Reference[] } };
// It adds its format to the first.
beforeAll(() => void require("@citation-js/plugin-ris"));

/** What Better BibTeX for Zotero reads, which throws nothing and says what was wrong. */
function readBibtex(text: string) {
  const { entries, errors } = parse(text);
  return { errors, entries: entries.map(({ type, key, fields }) => ({ type, key, fields: fields as Reference })) };
}

/** How deep BibTeX and biber are in braces, which they count whether a backslash stands before one or not. */
function depthsOf(text: string) {
  let [last, lowest] = [0, 0];
  for (const [sign] of text.matchAll(/[{}]/gu)) {
    last += sign === "{" ? 1 : -1;
    lowest = Math.min(lowest, last);
  }
  return { last, lowest };
}

/** What Citation.js reads; throws for what is no RIS. */
const readRis = (text: string) => new Cite(text).data;

const hostile = "물의 달 {50%} & \\LaTeX_#$ ~^ }";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;

  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
  });
  afterAll(() => site.close());

  const hang = async (work: object) => {
    const body = { type: "FOURTH_EXHIBITION", content: "<p>글</p>", author: "한석록", ...work };
    const { data: index } = (await site.call("POST", "/api/post", { token, body })).body;
    const { number } = (await site.call("GET", `/api/post?type=${body.type}&index=${index}`, { token })).body;
    return { index: index as number, number: number as number };
  };
  const sent = async (number: number, format: string) => {
    const answer = await fetch(`${site.origin}/w/${number}.${format}`);
    return { status: answer.status, headers: answer.headers, text: await answer.text() };
  };

  test("WRK-09 a work is read by two programs that gather references as it was written", async () => {
    const { number } = await hang({
      title: "수월관음도",
      artists: [{ name: "한석록", role: "HEAD_PAINTER" }, { name: "문하엽" }, { name: "홍길동", role: "RESTORATION" }],
      dated: "2012-05-08",
      technique: "비단에 석채",
      height: "120",
      width: "80",
      holder: "김제 부용사",
    });
    const bibtex = await sent(number, "bib");
    expect(bibtex.headers.get("content-type")).toBe("application/x-bibtex; charset=utf-8");
    expect(bibtex.headers.get("content-disposition")).toBe(`attachment; filename=work-${number}.bib`);
    const url = expect.stringMatching(new RegExp(`/w/${number}$`, "u"));
    expect(readBibtex(bibtex.text)).toEqual({
      errors: [],
      entries: [
        {
          type: "misc",
          key: `work-${number}`,
          fields: {
            author: [{ name: "한석록" }, { name: "문하엽" }],
            title: "수월관음도",
            year: "2012",
            date: "2012-05-08",
            howpublished: "비단에 석채, 120×80 cm",
            note: "김제 부용사 소장, 제4회 불교미술전",
            organization: [expect.anything()],
            url,
          },
        },
      ],
    });
    const ris = await sent(number, "ris");
    expect(ris.headers.get("content-type")).toBe("application/x-research-info-systems; charset=utf-8");
    expect(ris.text.split("\r\n").slice(0, 3)).toEqual(["TY  - ART", "AU  - 한석록", "AU  - 문하엽"]);
    expect(ris.text.endsWith("\r\nER  - \r\n")).toBe(true);
    expect(readRis(ris.text)).toMatchObject([
      {
        type: "graphic",
        title: "수월관음도",
        author: [{ family: "한석록" }, { family: "문하엽" }],
        issued: { "date-parts": [[2012, 5, 8]] },
        URL: url,
      },
    ]);
  });

  test("WRK-09 for who reads no Hangul names in Latin letters and the English title stand beside the written ones", async () => {
    const painter = { name: "이솔", latin: "Yi Sol" };
    const { id: personId } = (await site.call("POST", "/api/person", { token, body: painter })).body;
    const artists = [{ name: "담묵" }, { personId }, { personId, role: "GILDING" }];
    const { number } = await hang({ title: "연못", english: 'A "Lotus" Pond', artists });
    const [entry] = readBibtex((await sent(number, "bib")).text).entries;
    expect(entry?.fields).toMatchObject({
      author: [{ name: "담묵" }, { name: "이솔" }],
      "author+an:latin": '2="Yi Sol"',
      "title+an:english": '="A Lotus Pond"',
    });
    const [reference] = readRis((await sent(number, "ris")).text);
    expect(reference).toMatchObject({ title: "연못", author: [{ family: "담묵" }, { family: "이솔" }] });
    expect(reference?.["note"]).toEqual(['Title in English: A "Lotus" Pond', "Artists: Yi Sol (이솔)"]);
  });

  test("WRK-09 signs that a format knows are read as they stand, and nobody can end a field", async () => {
    const { number } = await hang({ title: hostile, author: "}, url = {x}", credit: "", inscription: "가\nER  - " });
    const { text } = await sent(number, "bib");
    const [entry, ...others] = readBibtex(text).entries;
    expect(others).toEqual([]);
    expect(depthsOf(text)).toMatchObject({ lowest: 0, last: 0 });
    expect(entry?.fields).toMatchObject({ title: hostile, author: [{ name: "}, url = {x}" }] });
    expect(readRis((await sent(number, "ris")).text)).toMatchObject([{ title: hostile }]);
  });

  test("WRK-09 the judges find what is wrong with a citation", () => {
    const planted = readBibtex("@misc{work-1,\n  title = {물의 달 50%},\n  url = {x\n}\n");
    expect(planted.errors.length + Number(planted.entries[0]?.fields["title"] !== "물의 달 50%")).toBeGreaterThan(0);
    expect(() => readRis("TY - ART\nTI - 물의 달\nER")).toThrow(/not supported/u);
  });

  test("WRK-09 a work is cited with what is known of its date", async () => {
    const { number } = await hang({ title: "나한도", dated: "193X" });
    const { text } = await sent(number, "bib");
    expect(text).toContain("  date = {193X}");
    expect(text).not.toContain("year =");
    expect((await sent(number, "ris")).text).not.toMatch(/^(?:PY|DA) {2}- /mu);
  });

  test("WRK-09 what not everybody sees is not cited: a hidden exhibition, a withdrawn work, no work at all", async () => {
    const { index, number } = await hang({ title: "내린 작품" });
    expect((await sent(number, "ris")).status).toBe(200);
    await site.call("DELETE", "/api/post", { token, body: [{ type: "FOURTH_EXHIBITION", index }] });
    const { number: hidden } = await hang({ title: "숨은 작품" });
    await site.fork().execute("update board set readers = 'MEMBERS' where type = 'FOURTH_EXHIBITION'");
    await site.waitForInvalidation();
    const notice = await hang({ type: "NOTICE", title: "공지", author: "" });
    for (const one of [number, hidden, notice.number, 999_999])
      expect((await sent(one ?? 1, "bib")).text).not.toContain("@misc");
  });
});
