import { errorMessages } from "@bulmo/contracts/error";
import { PageText, PageTextVersion } from "@bulmo/entities/page-text.entity";
import { bothServers } from "@bulmo/entities/testing/test-database";
import { testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openMailingSite } from "../../../testing/mailing-site.ts";
import { findShownText } from "../page-text/page-text.query.ts";

const name = "association";
const whole = { address: "견본로 1", phone: "000-0000-0001" };

describe.each(bothServers(testDatabaseUrl))("on $name", (kind) => {
  let mailing: Awaited<ReturnType<typeof openMailingSite>>;
  beforeAll(async () => void (mailing = await openMailingSite(kind)));
  afterAll(() => mailing.close());

  /** What every page says of the association, without officers whom everybody may call. */
  async function writeAssociation(fields: Record<string, string>): Promise<void> {
    const em = mailing.site.fork();
    const text = await findShownText(em, name);
    await em.execute("update officer set phone = ''");
    await em.nativeDelete(PageTextVersion, { pageText: name });
    await em.nativeDelete(PageText, { name });
    await em.insert(PageText, { name, revision: 1 });
    await em.insert(PageTextVersion, {
      pageText: name,
      number: 1,
      revision: 1,
      publishedAt: new Date(),
      text: { ...text, fields: { ...text.fields, ...fields } },
    });
  }

  test.each([
    ["no address", { ...whole, address: "" }],
    ["no telephone, and no officer whom everybody may call", { ...whole, phone: "" }],
  ])("DAY-02 an association with %s mails no advertisement, and everything else", async (_what, fields) => {
    const { call, listener, notice } = mailing;
    await listener();
    await writeAssociation(fields);
    const index = await notice();
    for (const path of ["/mailing/trial", "/mailing"]) {
      const { status, body } = await call("POST", path, { index, isAdvertising: true });
      expect([status, body.message]).toEqual([409, errorMessages.MAILING_IMPRINT_MISSING]);
      expect((await call("POST", path, { index })).status).toBe(200);
    }
  });

  test("DAY-02 an advertisement that says whose it is leaves", async () => {
    const { call, listener, notice } = mailing;
    await listener();
    await writeAssociation(whole);
    const index = await notice();
    expect((await call("POST", "/mailing", { index, isAdvertising: true })).status).toBe(200);
  });
});
