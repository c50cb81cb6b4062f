import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { hangWork, read } from "../../../testing/iiif.ts";
import { statementsOf } from "../../../testing/linked-art-statements.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { linkedArtContext } from "./linked-art.ts";

const publicUrl = "http://localhost:3000";
const mediaType = `application/ld+json;profile="${linkedArtContext}"`;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
  });
  afterAll(() => site.close());

  const act = async (method: string, path: string, body: object) => {
    const answer = await site.call(method, `/api${path}`, { token: admin.token, body });
    expect([path, answer.status]).toEqual([path, 200]);
    return answer.body;
  };
  const person = async (written: object) => (await act("POST", "/person", written)).id as number;
  const workAt = (number: number) => read(site, `/w/${number}.jsonld`);
  const negotiated = (path: string, accept?: string) =>
    fetch(site.origin + path, { redirect: "manual", headers: accept ? { accept } : {} });

  const hangWhole = async (changes: object = {}) => {
    const [teacher, painter] = [
      await person({ name: "담묵", hanja: "淡墨" }),
      await person({ name: "이솔", born: "1972", isPublic: true }),
    ];
    const { number, address, image } = await hangWork(site, admin, {
      english: "Water-Moon Avalokiteshvara",
      hanja: "水月觀音圖",
      dated: "2012?",
      kind: "PAINTING",
      technique: "비단에 석채",
      height: "125",
      width: "50.5",
      holder: "마곡사",
      inscription: "불기 2556년",
      rights: "CC_BY_NC_ND",
      credit: "사진 협회",
      artists: [
        { personId: teacher, role: "ATTESTATION" },
        { personId: painter, role: "HEAD_PAINTER" },
        { name: "홍길동" },
        { name: "김복원", role: "RESTORATION" },
      ],
      ...changes,
    });
    return { number, address, image, painter };
  };

  test("WRK-08 a work is told in Linked Art: its names, record, makers, rights, pictures and pages", async () => {
    const { number, address, image, painter } = await hangWhole();
    const { status, headers, body } = await workAt(number);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(mediaType);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(headers.get("etag")).toBeTruthy();
    const id = `${publicUrl}/w/${number}`;
    expect(body).toMatchObject({
      "@context": linkedArtContext,
      id,
      type: "HumanMadeObject",
      identified_by: [
        { type: "Name", content: "수월관음도", language: [{ _label: "Korean" }] },
        { type: "Name", content: "Water-Moon Avalokiteshvara", language: [{ _label: "English" }] },
        { type: "Name", content: "水月觀音圖" },
        { type: "Identifier", content: String(number) },
      ],
      classified_as: [{ id: "http://vocab.getty.edu/aat/300033618" }, { id: "http://vocab.getty.edu/aat/300133025" }],
      dimension: [
        { value: 125, unit: { _label: "centimeters" }, classified_as: [{ _label: "Height" }] },
        { value: 50.5, classified_as: [{ _label: "Width" }] },
      ],
      produced_by: {
        referred_to_by: [{ content: "담묵 (증명); 이솔 (수화승); 홍길동; 김복원 (보존 처리)" }],
        timespan: { begin_of_the_begin: "2012-01-01T00:00:00Z", end_of_the_end: "2012-12-31T23:59:59Z" },
        part: [
          {
            identified_by: [{ content: "수화승" }, { content: "head painter (suhwaseung)" }],
            carried_out_by: [{ id: `${publicUrl}/member/people/${painter}.jsonld`, _label: "이솔" }],
          },
          { carried_out_by: [{ id: `${id}#artist-3`, _label: "홍길동" }] },
        ],
      },
      modified_by: [{ carried_out_by: [{ _label: "김복원" }] }],
      current_owner: [{ _label: "마곡사" }],
      used_for: [{ classified_as: [{ _label: "Exhibition" }] }],
      representation: [
        {
          digitally_shown_by: [
            {
              access_point: [{ id: `${publicUrl}${image}/full/max/0/default.jpg` }],
              subject_to: [{ classified_as: [{ id: "https://creativecommons.org/licenses/by-nc-nd/4.0/" }] }],
            },
          ],
        },
      ],
      subject_of: [
        {
          digitally_carried_by: [
            {
              access_point: [
                {
                  id: `${publicUrl}/gallery/exhibition/1/detail?type=${address.type}&index=${address.index}`,
                },
              ],
            },
          ],
        },
        { digitally_carried_by: [{ access_point: [{ id: `${publicUrl}/iiif/work/${number}/manifest.json` }] }] },
      ],
    });
    const said = (body["referred_to_by"] as { content: string }[]).map(({ content }) => content);
    expect(said).toEqual([
      "글",
      "비단에 석채",
      "silk, mineral pigments",
      "125×50.5 cm",
      "불기 2556년",
      "사진 협회",
      "CC BY-NC-ND 4.0 (비영리·변경금지) https://creativecommons.org/licenses/by-nc-nd/4.0/",
      "CC BY-NC-ND 4.0 https://creativecommons.org/licenses/by-nc-nd/4.0/",
    ]);
    const manifest = await read(site, `/iiif/work/${number}/manifest.json`);
    expect(manifest.body["seeAlso"]).toContainEqual(
      expect.objectContaining({ id: `${id}.jsonld`, profile: linkedArtContext }),
    );
  });

  test("WRK-08 a JSON-LD processor drops nothing of a work or a person, and finds planted faults", async () => {
    const { number, painter } = await hangWhole();
    const [work, maker] = [(await workAt(number)).body, (await read(site, `/member/people/${painter}.jsonld`)).body];
    const statements = await statementsOf(work);
    expect(statements).toContain(
      `<${publicUrl}/w/${number}> <http://www.w3.org/1999/02/22-rdf-syntax-ns#type> <http://www.cidoc-crm.org/cidoc-crm/E22_Human-Made_Object>`,
    );
    expect(statements).toContain(`<${publicUrl}/member/people/${painter}.jsonld>`);
    expect(await statementsOf(maker)).toContain("E21_Person");
    for (const planted of [
      { ...work, painted_by: "이솔" },
      { ...work, id: "w/1" },
      { ...maker, type: "Painter" },
      { ...maker, born: { type: "Birth", timespan: { type: "TimeSpan", beginning: "1972" } } },
    ])
      await expect(statementsOf(planted)).rejects.toThrow(/safe mode/iu);
  });

  test.each([
    ["", "Rights have not been evaluated; please ask before any use."],
    ["IN_COPYRIGHT", "In copyright; all rights reserved http://rightsstatements.org/vocab/InC/1.0/"],
    [
      "NO_COPYRIGHT_OTHER",
      "No copyright; other known legal restrictions http://rightsstatements.org/vocab/NoC-OKLR/1.0/",
    ],
    ["NOT_EVALUATED", "Copyright not evaluated http://rightsstatements.org/vocab/CNE/1.0/"],
  ])("WRK-08 with the rights ‘%s’ neither picture nor text is given along", async (rights, told) => {
    const { number } = await hangWhole({ rights });
    const { body } = await workAt(number);
    expect(body).not.toHaveProperty("representation");
    expect(JSON.stringify(body)).not.toContain("default.jpg");
    const said = (body["referred_to_by"] as { content: string }[]).map(({ content }) => content);
    expect(said).not.toContain("글");
    expect(said.at(-1)).toBe(told);
  });

  test("WRK-08 a work without a record is told with what there is", async () => {
    const { number } = await hangWork(site, admin, { title: "초본", rights: "" });
    const { body } = await workAt(number);
    await expect(statementsOf(body)).resolves.toContain("초본");
    expect(body["produced_by"]).toMatchObject({ part: [{ carried_out_by: [{ _label: "운영진", type: "Person" }] }] });
    for (const absent of ["dimension", "current_owner", "representation", "modified_by"])
      expect(body).not.toHaveProperty(absent);
  });

  test("WRK-08 the work's own address gives programs the record, and people the page", async () => {
    const { number, address } = await hangWhole();
    for (const accept of ["application/ld+json", mediaType, "application/ld+json, text/html;q=0.8, */*;q=0.1"]) {
      const answer = await negotiated(`/w/${number}`, accept);
      expect([accept, answer.status, answer.headers.get("content-type")]).toEqual([accept, 200, mediaType]);
      expect(answer.headers.get("vary")).toMatch(/\baccept\b/iu);
      expect(await answer.json()).toMatchObject({ id: `${publicUrl}/w/${number}` });
    }
    for (const accept of ["text/html,application/xhtml+xml,*/*;q=0.8", "*/*", undefined, "image/png"]) {
      const answer = await negotiated(`/w/${number}`, accept);
      expect(answer.headers.get("content-type") ?? "").not.toContain("ld+json");
      expect(answer.headers.get("vary")).toMatch(/\baccept\b/iu);
    }
    // Asked for in turn, none is answered with what was kept for the other (SEC-15).
    for (let round = 0; round < 2; round += 1) {
      expect((await negotiated(`/w/${number}`, "application/ld+json")).status).toBe(200);
      expect(await (await negotiated(`/w/${number}`, "text/html")).text()).not.toContain("HumanMadeObject");
    }
    await act("DELETE", "/post", { posts: [address] });
    const gone = await negotiated(`/w/${number}`, "application/ld+json");
    expect([gone.status, await gone.json()]).toMatchObject([410, { title: "수월관음도" }]);
    expect((await workAt(number)).status).toBe(410);
  });

  test("WRK-08 somebody of the lineage is told with names, dates, offices and teacher", async () => {
    const teacher = await person({ name: "금용" });
    const id = await person({
      name: "이솔",
      hanja: "李松",
      dharmaName: "담월",
      born: "1972",
      died: "2020년 봄",
      note: "불화를 그렸습니다.",
      teacherId: teacher,
    });
    const { status, headers, body } = await read(site, `/member/people/${id}.jsonld`);
    expect([status, headers.get("content-type")]).toEqual([200, mediaType]);
    expect(body).toMatchObject({
      id: `${publicUrl}/member/people/${id}.jsonld`,
      type: "Person",
      identified_by: [{ content: "이솔" }, { content: "李松" }, { content: "담월" }, { content: String(id) }],
      referred_to_by: [{ content: "불화를 그렸습니다." }],
      born: { timespan: { begin_of_the_begin: "1972-01-01T00:00:00Z" } },
      died: { timespan: { identified_by: [{ content: "2020년 봄" }] } },
      attributed_by: [{ assigned: [{ id: `${publicUrl}/member/people/${teacher}.jsonld` }] }],
      subject_of: [{ digitally_carried_by: [{ access_point: [{ id: `${publicUrl}/member/people/${id}` }] }] }],
    });
    await act("PUT", "/person", { id: teacher, isPublic: false });
    const later = (await read(site, `/member/people/${id}.jsonld`)).body;
    expect(JSON.stringify(later)).not.toContain(`people/${teacher}.`);
    expect(later).not.toHaveProperty("attributed_by");
  });

  test("WRK-08 people and exhibitions have a name in English too where somebody wrote one, and none who is hidden", async () => {
    const inBoth = (ko: string, en: string) => [
      expect.objectContaining({ content: ko, language: [expect.objectContaining({ _label: "Korean" })] }),
      expect.objectContaining({ content: en, language: [expect.objectContaining({ _label: "English" })] }),
    ];
    const { number, painter } = await hangWhole();
    const lines = async () => {
      const { body } = await workAt(number);
      await expect(statementsOf(body)).resolves.toContain("이솔");
      const { referred_to_by: told } = body["produced_by"] as { referred_to_by: { content: string }[] };
      return told.map(({ content }) => content);
    };
    const korean = "담묵 (증명); 이솔 (수화승); 홍길동; 김복원 (보존 처리)";
    expect(await lines()).toEqual([korean]);
    await act("PUT", "/person", { id: painter, latin: "Yi Sol" });
    const english = "담묵 (attesting monk); Yi Sol (head painter (suhwaseung)); 홍길동; 김복원 (conservation)";
    expect(await lines()).toEqual([korean, english]);
    const maker = (await read(site, `/member/people/${painter}.jsonld`)).body;
    expect(maker["identified_by"]).toEqual([
      ...inBoth("이솔", "Yi Sol"),
      expect.objectContaining({ content: String(painter) }),
    ]);
    expect(await statementsOf(maker)).toContain('"Yi Sol"');
    await act("PUT", "/exhibition", { n: 1, english: "First Exhibition of Buddhist Art" });
    await site.waitForInvalidation();
    const [shown] = (await workAt(number)).body["used_for"] as { identified_by: unknown }[];
    expect(shown!.identified_by).toEqual(inBoth("제1회 불교미술전", "First Exhibition of Buddhist Art"));
    await act("PUT", "/person", { id: painter, isPublic: false });
    expect(await lines()).toEqual([korean]);
    await act("PUT", "/exhibition", { n: 1, english: "" });
  });

  test("WRK-08 of who is hidden nothing leaves but the name on a work, and of a hidden work nothing at all", async () => {
    const { number, painter, address } = await hangWhole();
    await act("PUT", "/person", { id: painter, isPublic: false, name: "이솔바뀜" });
    expect((await read(site, `/member/people/${painter}.jsonld`)).status).toBe(404);
    const told = JSON.stringify((await workAt(number)).body);
    expect(told).toContain("이솔");
    expect(told).not.toContain("이솔바뀜");
    expect(told).not.toContain(`people/${painter}.`);
    await site.fork().execute("update board set readers = 'MEMBERS' where type = ?", [address.type]);
    await site.waitForInvalidation();
    expect((await workAt(number)).status).toBe(404);
    expect((await negotiated(`/w/${number}`, "application/ld+json")).status).toBe(404);
    await site.fork().execute("update board set readers = 'EVERYONE' where type = ?", [address.type]);
    await site.waitForInvalidation();
  });

  test("WRK-08 a number that is no work's or nobody's is not found", async () => {
    const notice = await hangWork(site, admin, { type: "NOTICE", title: "공지" });
    for (const path of [`/w/${notice.number}.jsonld`, "/w/999999.jsonld", "/member/people/999999.jsonld"])
      expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 404]);
  });
});
