import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { hangWork, read } from "../../../testing/iiif.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** By its rights: whether everybody has a work's picture, and whether its text goes with it. */
const cases = [
  ["", false, false],
  ["IN_COPYRIGHT", false, false],
  ["CC_BY", true, true],
  ["CC_BY_SA", true, true],
  ["CC_BY_ND", true, true],
  ["CC_BY_NC", true, true],
  ["CC_BY_NC_SA", true, true],
  ["CC_BY_NC_ND", true, true],
  ["CC0", true, true],
  ["PUBLIC_DOMAIN", true, false],
  ["EDUCATIONAL_USE", true, false],
  ["NO_COPYRIGHT_OTHER", false, false],
  ["NOT_EVALUATED", false, false],
] as const;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let admin: Awaited<ReturnType<typeof createSignedIn>>;
  beforeAll(async () => {
    site = await openSite(server);
    admin = await createSignedIn(site, { isAdmin: true, nickname: "운영진" });
  });
  afterAll(() => site.close());

  test.each(cases)(
    "WRK-06 WRK-08 WRK-09 by one rule every door gives a picture of the rights ‘%s’, or none does",
    async (rights, isOpen, hasText) => {
      // Of a width of its own: a file that another work shows is given by that one's rights.
      const pictureWidth = 1500 + cases.findIndex(([name]) => name === rights);
      const { number, image } = await hangWork(site, admin, { rights, pictureWidth });
      const statusOf = async (path: string) => (await fetch(site.origin + path)).status;
      const told = async (path: string) => JSON.stringify((await read(site, path)).body);
      const linked = await told(`/w/${number}.jsonld`);
      const doors = {
        download: (await statusOf(`/w/${number}/small.jpg`)) === 200,
        service: (await statusOf(`${image}/info.json`)) === 200,
        manifest: (await told(`/iiif/work/${number}/manifest.json`)).includes(`${image}/full/`),
        collection: (await told("/iiif/exhibition/1/collection.json")).includes(`/iiif/work/${number}/`),
        linked: linked.includes(`${image}/full/max/`),
      };
      const all = { download: isOpen, service: isOpen, manifest: isOpen, collection: isOpen, linked: isOpen };
      expect(doors).toEqual(all);
      expect(linked.includes('"글"')).toBe(hasText);
      const harvested = await fetch(
        `${site.origin}/oai?verb=GetRecord&metadataPrefix=oai_dc&identifier=oai:localhost:${number}`,
      );
      expect((await harvested.text()).includes("<dc:description")).toBe(hasText);
    },
  );
});
