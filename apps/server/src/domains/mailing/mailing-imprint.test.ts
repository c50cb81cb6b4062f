import { errorMessages } from "@bulmo/contracts/error";
import { testServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailingSite } from "../../../testing/mailing-site.ts";
import { writeAssociation } from "../../../testing/page-text.ts";

const whole = { address: "견본로 1", phone: "000-0000-0001" };

describe.each(testServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => void (mailing = await openMailingSite(kind)));
  afterAll(() => mailing.close());

  test.each([
    ["no address", { ...whole, address: "" }],
    ["no telephone, and no officer whom everybody may call", { ...whole, phone: "" }],
  ])("DAY-02 an association with %s mails no advertisement, and everything else", async (_what, fields) => {
    const { call, listener, notice, site } = mailing;
    await listener();
    await writeAssociation(site, fields);
    const index = await notice();
    for (const path of ["/mailing/trial", "/mailing"]) {
      const { status, body } = await call("POST", path, { index, isAdvertising: true });
      expect([status, body.message]).toEqual([409, errorMessages.MAILING_IMPRINT_MISSING]);
      expect((await call("POST", path, { index })).status).toBe(200);
    }
  });

  test("DAY-02 an advertisement that says whose it is leaves", async () => {
    const { call, listener, notice, site } = mailing;
    await listener();
    await writeAssociation(site, whole);
    const index = await notice();
    expect((await call("POST", "/mailing", { index, isAdvertising: true })).status).toBe(200);
  });
});
