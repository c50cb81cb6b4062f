import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import type { Document, Element } from "@xmldom/xmldom";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { readXml } from "../../../testing/xml.ts";

const dc = "metadataPrefix=oai_dc";
const identifierOf = (number: number) => `oai:localhost:${number}`;

const all = (within: Document | Element, name: string): Element[] => [...within.getElementsByTagName(name)];
const texts = (within: Document | Element, name: string) => all(within, name).map(({ textContent }) => textContent);

/** What a harvester would stop at: what the protocol asks of each answer (OAI-PMH 2.0, 3.2). */
function faultsOf(document: Document): string[] {
  const root = document.documentElement;
  const [date, request, ...rest] = [...(root?.childNodes ?? [])].map((node) => node as Element);
  const faults = [
    root?.namespaceURI !== "http://www.openarchives.org/OAI/2.0/" && "the namespace",
    root?.localName !== "OAI-PMH" && "the root",
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/u.test(date?.textContent ?? "") && "the date",
    request?.textContent !== "http://localhost:3000/oai" && "the request",
    rest.length === 0 && "no answer",
    ...all(document, "header").map(
      (header) => !/^oai:[^:]+:\d+$/u.test(texts(header, "identifier")[0] ?? "") && "an identifier",
    ),
    ...all(document, "record").map((record) => {
      const isDeleted = all(record, "header")[0]?.getAttribute("status") === "deleted";
      return (all(record, "oai_dc:dc").length === 1) === isDeleted && "the metadata";
    }),
  ];
  return faults.filter((fault) => fault !== false);
}

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let token: string;
  beforeAll(async () => {
    site = await openSite(server);
    ({ token } = await createSignedIn(site, { isAdmin: true, nickname: "운영진" }));
  });
  afterAll(() => site.close());

  const ask = async (query: string): Promise<Document> => {
    const answer = await fetch(`${site.origin}/oai?${query}`);
    expect([query, answer.status, answer.headers.get("content-type")]).toEqual([query, 200, "text/xml; charset=utf-8"]);
    const document = readXml(await answer.text());
    expect([query, faultsOf(document)]).toEqual([query, []]);
    return document;
  };
  const errorOf = async (query: string) => all(await ask(query), "error")[0]?.getAttribute("code");
  const act = async (method: string, path: string, body: object) => {
    const answer = await site.call(method, `/api${path}`, { token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const hang = async (title: string, record: object = {}) => {
    const body = { type: "FIRST_EXHIBITION", title, content: "<p>글</p>", ...record };
    const index = (await act("POST", "/post", body)).data as number;
    const { number } = (await site.call("GET", `/api/post?type=${body.type}&index=${index}`, { token })).body;
    return { number: number as number, address: { type: body.type, index } };
  };
  const record = async (number: number) => ask(`verb=GetRecord&${dc}&identifier=${identifierOf(number)}`);

  test("WRK-09 the repository says who it is, what it writes, and which exhibitions there are", async () => {
    const identity = await ask("verb=Identify");
    expect(texts(identity, "baseURL")).toEqual(["http://localhost:3000/oai"]);
    expect(texts(identity, "protocolVersion")).toEqual(["2.0"]);
    expect(texts(identity, "deletedRecord")).toEqual(["transient"]);
    expect(texts(identity, "adminEmail")[0]).toContain("@");
    expect(texts(await ask("verb=ListMetadataFormats"), "metadataPrefix")).toEqual(["oai_dc"]);
    expect(texts(await ask("verb=ListSets"), "setSpec")).toContain("exhibition-1");
  });

  test("WRK-09 a work is told in Dublin Core, its text where its rights let it, whatever signs it has", async () => {
    const title = "달 <&> ]]> ‘물’ \u0001";
    const artists = [
      { name: "한석록", role: "HEAD_PAINTER" },
      { name: "김증명", role: "ATTESTATION" },
    ];
    const facts = {
      english: "Moon",
      kind: "PAINTING",
      dated: "2012?",
      technique: "비단에 석채",
      holder: "마곡사",
      artists,
    };
    const open = await hang(title, { ...facts, rights: "CC_BY" });
    const document = await record(open.number);
    expect(texts(document, "dc:title")).toEqual([expect.stringMatching(/^달 <&> \]\]> ‘물’/u), "Moon"]);
    expect(texts(document, "dc:creator")).toEqual(["한석록"]);
    expect(texts(document, "dc:contributor")).toEqual(["김증명"]);
    expect(texts(document, "dc:date")).toEqual(["2012?"]);
    expect(texts(document, "dc:description")).toEqual(["글"]);
    expect(texts(document, "dc:identifier")).toEqual([`http://localhost:3000/w/${open.number}`]);
    expect(texts(document, "dc:rights")).toContain("https://creativecommons.org/licenses/by/4.0/");
    expect(texts(document, "setSpec")).toEqual(["exhibition-1"]);
    const kept = await hang("초본", { rights: "IN_COPYRIGHT" });
    expect(texts(await record(kept.number), "dc:description")).toEqual([]);
  });

  test("WRK-09 makers and exhibitions are told in Latin letters too where somebody wrote that, and no maker who is hidden", async () => {
    const person = async (written: object) => (await act("POST", "/person", written)).id as number;
    const [maker, helper, plain] = [
      await person({ name: "이솔", latin: "Yi Sol" }),
      await person({ name: "김복원", latin: "Kim Bok-won" }),
      await person({ name: "담묵" }),
    ];
    const artists = [{ personId: maker }, { personId: plain }, { personId: helper, role: "RESTORATION" }];
    const { number } = await hang("연못", { artists });
    const told = async (name: string) =>
      all(await record(number), name).map((one) => [one.textContent, one.getAttribute("xml:lang") ?? ""]);
    expect(await told("dc:creator")).toEqual([
      ["이솔", "ko"],
      ["Yi Sol", "ko-Latn"],
      ["담묵", ""],
    ]);
    expect(await told("dc:contributor")).toEqual([
      ["김복원", "ko"],
      ["Kim Bok-won", "ko-Latn"],
    ]);
    expect(await told("dc:relation")).toEqual([["제1회 불교미술전", "ko"]]);
    await act("PUT", "/exhibition", { n: 1, english: "First Exhibition" });
    await act("PUT", "/person", { id: maker, isPublic: false });
    await site.waitForInvalidation();
    expect(await told("dc:relation")).toEqual([
      ["제1회 불교미술전", "ko"],
      ["First Exhibition", "en"],
    ]);
    expect(await told("dc:creator")).toEqual([
      ["이솔", ""],
      ["담묵", ""],
    ]);
    await act("PUT", "/exhibition", { n: 1, english: "" });
  });

  test("WRK-09 a harvester that follows the tokens has each work once, and with a date only what changed since", async () => {
    const names = Array.from({ length: 103 }, (_, place) => `연작 ${place}`);
    const numbers: number[] = [];
    for (const name of names) numbers.push((await hang(name, { type: "SECOND_EXHIBITION" })).number);
    const harvest = async (verb: string) => {
      const seen: string[] = [];
      let query = `verb=${verb}&${dc}&set=exhibition-2`;
      let parts = 0;
      for (;;) {
        const document = await ask(query);
        parts += 1;
        seen.push(...all(document, "header").map((header) => texts(header, "identifier")[0] ?? ""));
        const next = texts(document, "resumptionToken")[0];
        if (!next) return { seen, parts };
        query = `verb=${verb}&resumptionToken=${encodeURIComponent(next)}`;
      }
    };
    for (const verb of ["ListIdentifiers", "ListRecords"])
      expect(await harvest(verb)).toEqual({ seen: numbers.map(identifierOf), parts: 2 });
    const [first, second] = numbers;
    await site.fork().execute("update stored_post set updated_at = '2001-05-06T07:08:09.5Z' where id = ?", [first]);
    await site.fork().execute("update board set updated_at = '2001-01-01' where type = 'SECOND_EXHIBITION'");
    const listed = async (dates: string) =>
      texts(await ask(`verb=ListIdentifiers&${dc}&set=exhibition-2&${dates}`), "identifier");
    expect(await listed("until=2001-05-06")).toEqual([identifierOf(first!)]);
    expect(await listed("from=2001-05-06T07:08:09Z&until=2001-05-06T07:08:09Z")).toEqual([identifierOf(first!)]);
    expect((await listed("from=2001-05-07"))[0]).toBe(identifierOf(second!));
    expect(await errorOf(`verb=ListRecords&${dc}&set=exhibition-2&until=2001-05-05`)).toBe("noRecordsMatch");
  });

  test("WRK-09 what was withdrawn is told as deleted, what is hidden not at all", async () => {
    const [trashed, purged, hidden] = [
      await hang("버린 작품"),
      await hang("지운 작품"),
      await hang("숨은 작품", { type: "THIRD_EXHIBITION" }),
    ];
    await act("DELETE", "/post", [trashed.address, purged.address]);
    await act("DELETE", "/trash", purged.address);
    for (const { number } of [trashed, purged]) {
      const document = await record(number);
      expect(all(document, "header")[0]?.getAttribute("status")).toBe("deleted");
      expect(document.documentElement?.textContent).not.toContain("작품");
    }
    await act("POST", "/trash/restore", trashed.address);
    expect(texts(await record(trashed.number), "dc:title")).toEqual(["버린 작품"]);
    await site.fork().execute("update board set readers = 'MEMBERS' where type = 'THIRD_EXHIBITION'");
    await site.waitForInvalidation();
    expect(await errorOf(`verb=GetRecord&${dc}&identifier=${identifierOf(hidden.number)}`)).toBe("idDoesNotExist");
    expect(texts(await ask("verb=ListSets"), "setSpec")).not.toContain("exhibition-3");
    expect(await errorOf(`verb=ListRecords&${dc}&set=exhibition-3`)).toBe("noRecordsMatch");
    expect((await ask(`verb=ListRecords&${dc}`)).documentElement?.textContent).not.toContain("숨은");
  });

  test.each([
    ["", "badVerb"],
    ["verb=Harvest", "badVerb"],
    ["verb=Identify&verb=Identify", "badVerb"],
    ["verb=toString", "badVerb"],
    ["verb=Identify&set=exhibition-1", "badArgument"],
    ["verb=ListRecords", "badArgument"],
    [`verb=ListRecords&${dc}&${dc}`, "badArgument"],
    [`verb=ListRecords&${dc}&from=2001-02-30`, "badArgument"],
    [`verb=ListRecords&${dc}&from=2001-02-03&until=2001-02-03T00:00:00Z`, "badArgument"],
    [`verb=ListRecords&${dc}&from=2002-01-01&until=2001-01-01`, "badArgument"],
    [`verb=ListRecords&${dc}&resumptionToken=x`, "badArgument"],
    ["verb=ListRecords&resumptionToken=x", "badResumptionToken"],
    [`verb=ListRecords&resumptionToken=${Buffer.from('{"after":"1"}').toString("base64url")}`, "badResumptionToken"],
    ["verb=ListSets&resumptionToken=x", "badResumptionToken"],
    ["verb=ListRecords&metadataPrefix=marc21", "cannotDisseminateFormat"],
    ["verb=GetRecord&metadataPrefix=marc21&identifier=oai:localhost:1", "cannotDisseminateFormat"],
    [`verb=GetRecord&${dc}&identifier=oai:elsewhere:1`, "idDoesNotExist"],
    ["verb=ListMetadataFormats&identifier=oai:localhost:999999", "idDoesNotExist"],
    [`verb=ListRecords&${dc}&set=exhibition-99`, "noRecordsMatch"],
  ])("WRK-09 to ‘%s’ the answer is %s", async (query, code) => {
    expect(await errorOf(query)).toBe(code);
  });

  test("WRK-09 a form is answered as an address is", async () => {
    const body = new URLSearchParams({ verb: "ListIdentifiers", metadataPrefix: "oai_dc" });
    const answer = await fetch(`${site.origin}/oai`, { method: "POST", body });
    const document = readXml(await answer.text());
    expect(faultsOf(document)).toEqual([]);
    expect(all(document, "request")[0]?.getAttribute("verb")).toBe("ListIdentifiers");
    expect(all(document, "header").length).toBeGreaterThan(0);
  });

  test("WRK-09 the judges find planted faults", async () => {
    const sound = await (await fetch(`${site.origin}/oai?verb=ListRecords&${dc}`)).text();
    for (const planted of [sound.replace("</dc:title>", ""), sound.replace("&lt;", "<"), `${sound}<more/>`])
      expect(() => readXml(planted)).toThrow();
    const faulty = [
      sound.replace('http://www.openarchives.org/OAI/2.0/"', 'http://example.org/"'),
      sound.replace(/T\d\d:\d\d:\d\dZ<\/responseDate>/u, "</responseDate>"),
      sound.replace("oai:localhost:", ""),
      sound.replace("<header>", '<header status="deleted">'),
    ];
    for (const planted of faulty) expect(faultsOf(readXml(planted))).not.toEqual([]);
  });
});
