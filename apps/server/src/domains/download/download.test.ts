import { Person } from "@bulmo/entities/person.entity";
import { Post } from "@bulmo/entities/post.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { parse } from "exifr";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { hangWork } from "../../../testing/iiif.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { readXml } from "../../../testing/xml.ts";

type Statement = Record<string, Record<string, unknown>>;

/** What exifr reads of a picture, by the namespaces of XMP; undefined where it says nothing. */
const readXmp = (jpeg: Buffer) =>
  parse(jpeg, { xmp: true, tiff: false, mergeOutput: false }) as Promise<Statement | undefined>;

/** The packet by itself, as another parser of XML takes it. */
const packetIn = (jpeg: Buffer) => /<x:xmpmeta.*<\/x:xmpmeta>/su.exec(jpeg.toString())?.[0] ?? "";

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
  });
  afterAll(() => site.close());

  const download = async (number: number, size = "large", headers: Record<string, string> = {}) => {
    const answer = await fetch(`${site.origin}/w/${number}/${size}.jpg`, { headers });
    return { status: answer.status, headers: answer.headers, body: Buffer.from(await answer.arrayBuffer()) };
  };

  test("WRK-09 a picture says of itself who made it, whom to credit and under which licence, and is whole", async () => {
    const personId = await site.fork().insert(Person, { name: "문하엽", latin: "Mun Hayeop", position: 1 });
    const { number } = await hangWork(site, admin, {
      title: "달 <&> ‘물’",
      english: "Moon & Water",
      artists: [{ name: "한석록" }, { personId, role: "COLOURING" }, { name: "김복원", role: "RESTORATION" }],
      dated: "2012?",
      holder: "마곡사",
      rights: "CC_BY_NC",
      credit: "사진 협회",
    });
    const { status, headers, body } = await download(number);
    expect([status, headers.get("content-type")]).toEqual([200, "image/jpeg"]);
    expect(headers.get("content-disposition")).toBe(`attachment; filename=work-${number}-large.jpg`);
    expect(headers.get("link")).toBe('<https://creativecommons.org/licenses/by-nc/4.0/>; rel="license"');
    expect(headers.get("cache-control")).toBe("no-cache");
    expect(await sharp(body).metadata()).toMatchObject({ width: 1500, height: 1100, format: "jpeg" });
    const packet = readXml(packetIn(body));
    expect(packet.documentElement?.localName).toBe("xmpmeta");
    const xmp = await readXmp(body);
    expect(xmp?.["dc"]).toMatchObject({
      creator: ["한석록", "문하엽"],
      identifier: `http://localhost:3000/w/${number}`,
    });
    // exifr leaves entities as they stand.
    expect(packet.getElementsByTagName("dc:title")[0]?.textContent).toContain("달 <&> ‘물’");
    expect(JSON.stringify(xmp?.["dc"]?.["rights"])).toContain("© 한석록, 문하엽. CC BY-NC 4.0 (비영리)");
    expect(JSON.stringify(xmp?.["dc"]?.["rights"])).toContain("© 한석록, Mun Hayeop 문하엽. CC BY-NC 4.0");
    expect(xmp?.["photoshop"]).toMatchObject({ Credit: "사진 협회" });
    expect(xmp?.["xmpRights"]).toMatchObject({
      Marked: true,
      WebStatement: "https://creativecommons.org/licenses/by-nc/4.0/",
    });
    expect(JSON.stringify(xmp?.["Iptc4xmpExt"])).toContain("마곡사");
    // What was kept is asked for again, and sent only where it is another one.
    const etag = headers.get("etag") ?? "";
    expect((await download(number, "large", { "if-none-match": etag, "cache-control": "max-age=0" })).status).toBe(304);
    expect((await sharp((await download(number, "medium")).body).metadata()).width).toBe(1280);
    expect((await sharp((await download(number, "small")).body).metadata()).width).toBe(640);
    expect((await download(number, "huge")).headers.get("content-type")).not.toBe("image/jpeg");
  });

  test("WRK-09 the judges find a picture that says nothing, one that says it badly, and one that is cut", async () => {
    const { number, image } = await hangWork(site, admin, { rights: "CC0" });
    const { body } = await download(number, "small");
    expect((await readXmp(body))?.["xmpRights"]).toMatchObject({ Marked: false });
    const plain = Buffer.from(await (await fetch(`${site.origin}${image}/full/640,469/0/default.jpg`)).arrayBuffer());
    expect(await readXmp(plain)).toBeUndefined();
    expect(() => readXml(packetIn(body).replace("</dc:title>", ""))).toThrow("dc:title");
    const misnamed = Buffer.from(
      body.toString("latin1").replace("xmpRights:WebStatement", "xmpRights:WebStatemend"),
      "latin1",
    );
    expect((await readXmp(misnamed))?.["xmpRights"]).not.toHaveProperty("WebStatement");
    await expect(sharp(body.subarray(0, 400)).stats()).rejects.toThrow();
  });

  test.each([
    ["", 1501],
    ["IN_COPYRIGHT", 1502],
    ["NOT_EVALUATED", 1503],
    ["NO_COPYRIGHT_OTHER", 1504],
  ])("WRK-09 with the rights ‘%s’ no picture is given, and that is said", async (rights, pictureWidth) => {
    // No open work shows the same one.
    const { number } = await hangWork(site, admin, { rights, pictureWidth });
    const { status, body } = await download(number);
    expect([status, JSON.parse(body.toString())]).toEqual([
      403,
      { message: "사진은 권리자의 허락 없이 내려받으실 수 없습니다." },
    ]);
    const content = "<p>글</p>";
    const plain = { type: "FIRST_EXHIBITION", title: "글만 있는 작품", content, rights };
    const { data } = (await site.call("POST", "/api/post", { token: admin.token, body: plain })).body;
    const { id } = await site.fork().findOneOrFail(Post, { type: plain.type, index: data });
    expect((await download(id)).status).toBe(404);
  });

  test("WRK-09 what not everybody sees is not given, whatever its rights", async () => {
    const { number, address } = await hangWork(site, admin, { type: "THIRD_EXHIBITION", rights: "EDUCATIONAL_USE" });
    expect((await download(number)).status).toBe(200);
    await site.fork().execute("update board set readers = 'MEMBERS' where type = ?", [address.type]);
    await site.waitForInvalidation();
    expect((await download(number)).status).toBe(404);
    await site.fork().execute("update board set readers = 'EVERYONE' where type = ?", [address.type]);
    await site.waitForInvalidation();
    await site.call("DELETE", "/api/post", { token: admin.token, body: [address] });
    expect((await download(number)).status).toBe(410);
    const notice = await hangWork(site, admin, { type: "NOTICE", title: "공지" });
    for (const one of [notice.number, 999_999]) expect((await download(one)).status).toBe(404);
  });
});
