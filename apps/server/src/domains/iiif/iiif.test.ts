import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { hangWork, reach, read } from "../../../testing/iiif.ts";
import { openSite, type Site } from "../../../testing/site.ts";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  let work: Awaited<ReturnType<typeof hangWork>>;
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "그린이" });
    work = await hangWork(site, admin);
  });
  afterAll(() => site.close());

  const manifest = (number = work.number) => `/iiif/work/${number}/manifest.json`;
  const act = async (method: string, path: string, body: unknown) => {
    const answer = await site.call(method, path, { token: admin.token, body });
    expect([path, answer.status]).toEqual([path, 200]);
  };

  test("WRK-06 a manifest tells the work, where it hangs and what may be done with it, by absolute addresses", async () => {
    const { status, headers, body } = await read(site, manifest());
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe(
      'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    );
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(body).toMatchObject({
      id: `http://localhost:3000${manifest()}`,
      type: "Manifest",
      label: { ko: ["수월관음도"] },
      homepage: [{ id: `http://localhost:3000/w/${work.number}` }],
      seeAlso: [
        { id: expect.stringContaining("/api/post?type=FIRST_EXHIBITION&index=") },
        { id: `http://localhost:3000/w/${work.number}.jsonld` },
      ],
      requiredStatement: { label: { en: ["Rights"] } },
      partOf: [{ id: "http://localhost:3000/iiif/exhibition/1/collection.json" }],
      items: [{ width: 1500, height: 1100 }],
    });
    expect(JSON.stringify(body)).toContain("그린이");
    expect(body["rights"]).toBe("http://creativecommons.org/licenses/by/4.0/");
  });

  test("WRK-06 of a work whose rights nobody has given away its record leaves, and its picture does not", async () => {
    for (const rights of ["", "IN_COPYRIGHT", "NOT_EVALUATED"]) {
      const reserved = await hangWork(site, admin, { type: "SECOND_EXHIBITION", title: "지키는 그림", rights });
      const { status, body } = await read(site, manifest(reserved.number));
      expect([rights, status, body["items"]]).toEqual([
        rights,
        200,
        [expect.not.objectContaining({ items: expect.anything(), thumbnail: expect.anything() })],
      ]);
      expect(body).toMatchObject({ label: { ko: ["지키는 그림"] }, requiredStatement: { label: { en: ["Rights"] } } });
      expect(JSON.stringify(body)).not.toContain("/iiif/image/");
      const listed = (await read(site, "/iiif/exhibition/2/collection.json")).body["items"];
      expect(JSON.stringify(listed)).not.toContain(`/iiif/work/${reserved.number}/`);
      // The same file hangs in another work, which everybody may show: that one's rights are the picture's.
      await act("DELETE", "/api/post", [work.address]);
      for (const path of ["info.json", "full/max/0/default.jpg"])
        expect([path, (await fetch(`${site.origin}${reserved.image}/${path}`)).status]).toEqual([path, 404]);
      await act("POST", "/api/trash/restore", work.address);
      await act("DELETE", "/api/post", [reserved.address]);
    }
  });

  test("WRK-06 a manifest tells the record of a work in both languages, its licence and its credit", async () => {
    const { number, address } = await hangWork(site, admin, {
      english: "Water-Moon Avalokiteshvara",
      hanja: "水月觀音圖",
      dated: "1930~",
      kind: "PAINTING",
      technique: "비단에 석채",
      height: "125",
      width: "50",
      holder: "마곡사",
      inscription: "불기 2556년",
      rights: "CC_BY_NC_ND",
      credit: "사진 일섭문도회",
    });
    const { body } = await read(site, manifest(number));
    expect(body).toMatchObject({
      label: { ko: ["수월관음도"], en: ["Water-Moon Avalokiteshvara"] },
      navDate: "1930-01-01T00:00:00Z",
      rights: "http://creativecommons.org/licenses/by-nc-nd/4.0/",
      requiredStatement: {
        value: {
          ko: ["사진 일섭문도회", "CC BY-NC-ND 4.0 (비영리·변경금지)"],
          en: ["사진 일섭문도회", "CC BY-NC-ND 4.0"],
        },
      },
    });
    const metadata = body["metadata"] as { label: { en: string[] }; value: Record<string, string[]> }[];
    expect(metadata.map(({ label, value }) => [label.en[0], Object.values(value).flat()])).toEqual([
      ["Artist", ["그린이"]],
      ["Title in Chinese characters", ["水月觀音圖"]],
      ["Date", ["1930년경", "ca. 1930"]],
      ["Type", ["불화", "Buddhist painting"]],
      ["Medium and technique", ["비단에 석채", "silk, mineral pigments"]],
      ["Dimensions", ["125×50 cm"]],
      ["Holding institution", ["마곡사"]],
      ["Inscription", ["불기 2556년"]],
    ]);
    const listed = (await read(site, "/iiif/exhibition/1/collection.json")).body["items"];
    const label = { ko: ["수월관음도"], en: ["Water-Moon Avalokiteshvara"] };
    expect(listed).toContainEqual(expect.objectContaining({ label }));
    // It has the same picture as the other work.
    await act("DELETE", "/api/post", [address]);
  });

  test("WRK-06 WRK-08 WRK-09 of an image its height is told at every door where that alone is known", async () => {
    const { number, address } = await hangWork(site, admin, { kind: "SCULPTURE", technique: "청동", height: "45" });
    const { body } = await read(site, manifest(number));
    const value = { ko: ["높이 45 cm"], en: ["height 45 cm"] };
    expect(body["metadata"]).toContainEqual({ label: { ko: ["크기"], en: ["Dimensions"] }, value });
    const oai = `/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${number}`;
    for (const path of [`/w/${number}.bib`, `/w/${number}.ris`, `/w/${number}.jsonld`, oai])
      expect([path, await (await fetch(site.origin + path)).text()]).toEqual([
        path,
        expect.stringContaining("높이 45 cm"),
      ]);
    await act("DELETE", "/api/post", [address]);
  });

  test("WRK-06 people by the names that they write abroad, exhibitions by their English title; where there is none, as at home", async () => {
    const person = async (written: object) =>
      (await site.call("POST", "/api/person", { token: admin.token, body: written })).body.id as number;
    const [painter, mate, hidden] = [
      await person({ name: "이솔", hanja: "李松", latin: "Yi Sol" }),
      await person({ name: "담묵" }),
      await person({ name: "감춘이", latin: "Gamchun" }),
    ];
    const artists = [
      { personId: painter, role: "HEAD_PAINTER" },
      { personId: mate },
      { personId: hidden, role: "MOUNTING" },
      { name: "홍길동" },
    ];
    const { number, address } = await hangWork(site, admin, { type: "THIRD_EXHIBITION", artists });
    await act("PUT", "/api/person", { id: hidden, isPublic: false });
    const told = async () => {
      const { body } = await read(site, manifest(number));
      const [first] = body["metadata"] as { value: unknown }[];
      return { artists: first!.value, within: (body["partOf"] as { label: unknown }[])[0]!.label };
    };
    const korean = ["이솔 李松, 수화승", "담묵", "감춘이, 장황", "홍길동"];
    expect(await told()).toEqual({
      artists: { ko: korean, en: ["Yi Sol 李松, head painter (suhwaseung)", "담묵", "감춘이, mounting", "홍길동"] },
      within: { ko: ["제3회 불교미술전"] },
    });
    await act("PUT", "/api/exhibition", { n: 3, english: "Third Exhibition of Buddhist Art" });
    const label = { ko: ["제3회 불교미술전"], en: ["Third Exhibition of Buddhist Art"] };
    await expect.poll(async () => (await told()).within).toEqual(label);
    expect((await read(site, "/iiif/exhibition/3/collection.json")).body["label"]).toEqual(label);
    const all = (await read(site, "/iiif/collection.json")).body["items"] as { label: unknown }[];
    expect(all.map((one) => one.label)).toEqual([
      { ko: ["제1회 불교미술전"] },
      { ko: ["제2회 불교미술전"] },
      label,
      { ko: ["제4회 불교미술전"] },
    ]);
    await act("DELETE", "/api/post", [address]);
  });

  test("WRK-06 collections list what hangs, and lead to it", async () => {
    const all = await read(site, "/iiif/collection.json");
    const exhibitions = all.body["items"] as { id: string }[];
    expect(exhibitions.map(({ id }) => id)).toContain("http://localhost:3000/iiif/exhibition/1/collection.json");
    const exhibition = await read(site, "/iiif/exhibition/1/collection.json");
    const [first] = exhibition.body["items"] as { id: string }[];
    expect((await read(site, first!.id)).body["label"]).toEqual({ ko: ["수월관음도"] });
    for (const path of [
      "/iiif/exhibition/99/collection.json",
      "/iiif/work/0/manifest.json",
      "/iiif/work/x/manifest.json",
    ])
      expect((await read(site, path)).status).toBe(404);
  });

  test("WRK-06 a canvas is told at its own address, with or without a picture on it", async () => {
    const reserved = await hangWork(site, admin, { title: "지키는 그림", rights: "IN_COPYRIGHT" });
    for (const { number } of [work, reserved]) {
      const { id, items } = (await read(site, manifest(number))).body as { id: string; items: { id: string }[] };
      const { status, headers, body } = await read(site, items[0]?.id ?? "");
      expect([number, status, headers.get("access-control-allow-origin")]).toEqual([number, 200, "*"]);
      expect(body).toMatchObject({ ...items[0], partOf: [{ id, type: "Manifest" }] });
      for (const place of ["2", "0", "x"])
        expect((await read(site, `/iiif/work/${number}/canvas/${place}`)).status).toBe(404);
    }
    await act("DELETE", "/api/post", [reserved.address]);
    expect((await read(site, `/iiif/work/${reserved.number}/canvas/1`)).status).toBe(410);
  });

  test("WRK-06 a picture is whole in each of its sizes, and as large as there is at max", async () => {
    const info = await read(site, `${work.image}/info.json`);
    expect(info.headers.get("content-type")).toBe(
      'application/ld+json;profile="http://iiif.io/api/image/3/context.json"',
    );
    expect(info.headers.get("access-control-allow-origin")).toBe("*");
    expect(info.body).toMatchObject({ id: `http://localhost:3000${work.image}`, width: 1500, height: 1100 });
    const sizes = info.body["sizes"] as { width: number; height: number }[];
    expect(sizes.length).toBeGreaterThan(3);
    for (const { width, height } of sizes) {
      const answer = await fetch(`${site.origin}${work.image}/full/${width},${height}/0/default.jpg`);
      expect([width, answer.status, answer.headers.get("content-type")]).toEqual([width, 200, "image/jpeg"]);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width, height });
    }
    for (const [format, type] of [
      ["jpg", "image/jpeg"],
      ["webp", "image/webp"],
    ]) {
      const answer = await fetch(`${site.origin}${work.image}/full/max/0/default.${format}`);
      expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
      expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject(sizes.at(-1)!);
    }
    for (const path of [
      "full/77,77/0/default.jpg",
      "full/max/90/default.jpg",
      "square/max/0/default.jpg",
      "master.png",
    ])
      expect((await fetch(`${site.origin}${work.image}/${path}`)).status).toBe(404);
    const base = await fetch(site.origin + work.image, { redirect: "manual" });
    expect([base.status, base.headers.get("location")]).toEqual([303, `http://localhost:3000${work.image}/info.json`]);
  });

  test("WRK-06 what is kept of a picture is asked for again soon, and costs nothing where it is the same", async () => {
    const address = `${site.origin}${work.image}/full/max/0/default.jpg`;
    const answer = await fetch(address);
    expect(answer.headers.get("cache-control")).toBe("public, max-age=300");
    const again = await site.call("GET", `${work.image}/full/max/0/default.jpg`, {
      headers: { "if-none-match": answer.headers.get("etag")!, "cache-control": "max-age=0" },
    });
    expect(again.status).toBe(304);
  });

  test("WRK-06 the addresses that there were go on working", async () => {
    const tiles = `${work.url.replace(/\/[^/]*$/u, "")}/tiles/info.json`;
    expect((await read(site, tiles)).body["id"]).toBe(tiles.replace("/tiles/info.json", "/tiles"));
  });

  test("WRK-06 a picture that is in no work is served at none of these addresses", async () => {
    const plain = await hangWork(site, admin, { type: "NOTICE" });
    const { hash } = { hash: plain.image };
    // The same picture hangs in a work besides: only when that is gone is it a notice's alone.
    expect((await fetch(`${site.origin}${hash}/full/max/0/default.jpg`)).status).toBe(200);
    await act("DELETE", "/api/post", [work.address]);
    expect((await fetch(`${site.origin}${hash}/full/max/0/default.jpg`)).status).toBe(404);
    expect((await fetch(site.origin + plain.url)).status).toBe(200);
    await act("DELETE", "/api/post", [plain.address]);
    await act("POST", "/api/trash/restore", work.address);
  });

  test("WRK-06 what is in the trash is gone here too, and comes back with it", async () => {
    const asked = [manifest(), `${work.image}/info.json`, `${work.image}/full/max/0/default.jpg`];
    const statuses = () => Promise.all(asked.map(async (path) => (await fetch(site.origin + path)).status));
    await act("DELETE", "/api/post", [work.address]);
    expect(await statuses()).toEqual([410, 404, 404]);
    expect((await read(site, manifest())).body).toMatchObject({ title: "수월관음도" });
    expect(JSON.stringify((await read(site, "/iiif/exhibition/1/collection.json")).body)).not.toContain("수월관음도");
    await act("POST", "/api/trash/restore", work.address);
    expect(await statuses()).toEqual([200, 200, 200]);
  });

  test("WRK-06 EXH-02 of an exhibition that is not open nothing is told, in the trash neither", async () => {
    await act("POST", "/api/exhibition", exhibition("OPEN"));
    const hidden = await hangWork(site, admin, { type: "EXHIBITION_9", title: "숨은 작품" });
    const asked = [manifest(hidden.number), "/iiif/exhibition/9/collection.json"];
    const statuses = () => Promise.all(asked.map(async (path) => (await fetch(site.origin + path)).status));
    await expect.poll(statuses).toEqual([200, 200]);
    await site.fork().execute("update exhibition set state = 'ANNOUNCED' where number = 9");
    await site.waitForInvalidation();
    expect(await statuses()).toEqual([404, 404]);
    await act("DELETE", "/api/post", [hidden.address]);
    expect(await statuses()).toEqual([404, 404]);
    expect(JSON.stringify((await read(site, "/iiif/collection.json")).body)).not.toContain("exhibition/9/");
  });

  test("WRK-06 every tile that is promised is there", async () => {
    const { body } = await read(site, `${work.image}/info.json`);
    const tile = await fetch(reach(site, `${String(body["id"])}/1024,512,476,512/476,512/0/default.jpg`));
    expect([tile.status, tile.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  });
});

const exhibition = (state: string) => ({
  n: 9,
  title: "숨은 전시",
  banner: "숨은 전시",
  state,
  startsOn: "2026-11-01",
});
