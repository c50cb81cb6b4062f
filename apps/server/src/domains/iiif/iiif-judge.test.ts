import { IIIF, Image } from "@allmaps/iiif-parser";
import { Traverse } from "@iiif/parser";
import { presentation3StrictUpgrade } from "@iiif/parser/strict";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { hangWork, reach, read } from "../../../testing/iiif.ts";
import { openSite, type Site } from "../../../testing/site.ts";

type Document = Record<string, unknown>;
type Manifest = Parameters<typeof presentation3StrictUpgrade>[0];

/** What @iiif/parser would have to mend; it writes into what it is given. */
function mended(manifest: Document): string[] {
  const state = { warnings: [] };
  presentation3StrictUpgrade(structuredClone(manifest) as unknown as Manifest, state);
  return state.warnings;
}

/** What @allmaps/iiif-parser refuses of a document of whichever kind it is. */
function refused(document: Document): string {
  try {
    IIIF.parse(structuredClone(document));
    return "";
  } catch (error) {
    return String(error);
  }
}

/** Every tile that a viewer made of the description asks for. */
function tilesOf(info: Document): string[] {
  const image = Image.parse(structuredClone(info));
  return image.tileZoomLevels.flatMap((level) =>
    Array.from({ length: level.columns }, (_, column) =>
      Array.from({ length: level.rows }, (__, row) => image.getImageUrl(image.getTileImageRequest(level, column, row))),
    ).flat(),
  );
}

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let documents: Record<"manifest" | "exhibition" | "all" | "info", Document>;
  beforeAll(async () => {
    site = await openSite(server);
    const admin = await createSignedIn(site, { isAdmin: true, nickname: "그린이" });
    const act = async (method: string, path: string, body: object) =>
      (await site.call(method, path, { token: admin.token, body })).body;
    const { id: personId } = await act("POST", "/api/person", { name: "이솔", latin: "Yi Sol" });
    await act("PUT", "/api/exhibition", { n: 1, english: "First Exhibition of Buddhist Art" });
    const work = await hangWork(site, admin, {
      english: "Moon",
      artists: [{ personId, role: "HEAD_PAINTER" }],
      dated: "193X",
      kind: "SUTRA",
      rights: "CC_BY",
      credit: "사진 일섭문도회",
    });
    const at = async (path: string) => (await read(site, path)).body;
    await site.waitForInvalidation();
    documents = {
      manifest: await at(`/iiif/work/${work.number}/manifest.json`),
      exhibition: await at("/iiif/exhibition/1/collection.json"),
      all: await at("/iiif/collection.json"),
      info: await at(`${work.image}/info.json`),
    };
  });
  afterAll(() => site.close());

  test("WRK-06 what is judged here tells names and titles in English", () => {
    const told = Object.entries(documents).flatMap(([name, document]) => {
      const text = JSON.stringify(document);
      return ["Yi Sol", "First Exhibition of Buddhist Art"].flatMap((words) => (text.includes(words) ? [name] : []));
    });
    expect(told).toEqual(["manifest", "manifest", "exhibition", "all"]);
  });

  test("WRK-07 @iiif/parser has nothing to mend in a manifest, and finds a planted fault", () => {
    expect(mended(documents.manifest)).toEqual([]);
    expect(mended({ ...documents.manifest, label: "수월관음도" })).not.toEqual([]);
  });

  test("WRK-07 @iiif/parser walks from the manifest to its picture", () => {
    const seen: string[] = [];
    const traverse = new Traverse({
      canvas: [({ id }) => void seen.push(id)],
      contentResource: [(resource) => void seen.push(typeof resource === "string" ? resource : (resource.id ?? ""))],
    });
    traverse.traverseManifest(structuredClone(documents.manifest) as unknown as Manifest);
    expect(seen.some((id) => id.endsWith("/canvas/1"))).toBe(true);
    expect(seen.some((id) => id.endsWith("/0/default.jpg"))).toBe(true);
  });

  test("WRK-07 @allmaps/iiif-parser reads all of them, and refuses a planted fault in each", () => {
    const faults: [Document, Document][] = [
      [documents.manifest, { ...documents.manifest, items: [{ type: "Canvas" }] }],
      [documents.exhibition, { ...documents.exhibition, items: [{ type: "Manifest" }] }],
      [documents.all, { ...documents.all, label: 7 }],
      [documents.info, { ...documents.info, width: "wide" }],
    ];
    for (const [sound, faulty] of faults) expect([refused(sound), refused(faulty) === ""]).toEqual(["", false]);
  });

  test("WRK-07 every tile that @allmaps/iiif-parser asks for is there", async () => {
    const tiles = tilesOf(documents.info);
    expect(tiles.length).toBeGreaterThan(9);
    for (const tile of tiles) expect([tile, (await fetch(reach(site, tile))).status]).toEqual([tile, 200]);
    const faulty = tilesOf({ ...documents.info, tiles: [{ width: 256, scaleFactors: [1] }] });
    const statuses = await Promise.all(faulty.map(async (tile) => (await fetch(reach(site, tile))).status));
    expect(statuses).toContain(404);
  });
});
