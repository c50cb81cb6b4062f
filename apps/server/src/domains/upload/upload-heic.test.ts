import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { heicPicture } from "@bulmo/testing/heic-picture";
import { sendFile } from "@bulmo/testing/upload-form";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createSignedIn } from "../../../testing/account.ts";
import { openSite, type Site } from "../../../testing/site.ts";

// What a picture becomes has nothing to do with the database: the embedded one does.
const [server] = testServers(undefined);

let site: Site;
let token = "";
beforeAll(async () => {
  site = await openSite(server!);
  ({ token } = await createSignedIn(site));
});
afterAll(() => site.close());

const canDecode = () =>
  sharp(heicPicture)
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

test("SEC-14 SEC-09 a telephone's HEIC is taken where the decoder has HEVC, and told what to do where not", async () => {
  const { status, body } = await sendFile(site.origin, token, heicPicture, { name: "IMG_1.HEIC", type: "image/heic" });
  const taken = { status: 200, imageUrl: expect.any(String) as string };
  const refused = { status: 415, message: errorMessages.HEIC_UNSUPPORTED };
  expect({ status, ...body }).toMatchObject((await canDecode()) ? taken : refused);
});

test("SEC-14 the pinned decoder has no HEVC, as docs/decisions/007 says", async () => {
  // Where this fails telephones' pictures are taken as they are: the decision may say so.
  expect(await canDecode()).toBe(false);
});
