import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../../env.ts";
import type { Render } from "../../ssr.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { deliverToOutbox } from "./delivery.ts";
import { composeMail } from "./mail-content.ts";
import { codeMail } from "../../domains/notification/mail-templates.ts";
import { readOutbox } from "./outbox.ts";

const letterhead = { name: "어느 모임", contact: "", imprint: "" };
const siteUrl = "http://localhost:3000";

test("OPS-12 without a mail server mail is written as .eml files, whole and never half", async () => {
  const directory = await mkdtemp(join(tmpdir(), "bulmo-outbox-"));
  const deliver = deliverToOutbox(join(directory, "outbox"), siteUrl);
  const letter = composeMail(codeMail({ name: "한가람", siteUrl, code: "012345" }), letterhead);
  await Promise.all(Array.from({ length: 20 }, (_, place) => deliver({ to: `m${place}@example.org`, ...letter })));
  const files = await readdir(join(directory, "outbox"));
  expect(files).toHaveLength(20);
  for (const file of files) expect(file).toMatch(/^[\dTZ-]+-\d{6}-[0-9a-f]{8}\.eml$/u);
  const raw = await readFile(join(directory, "outbox", files[0]!), "latin1");
  expect(raw).toMatch(/^From: .*<no-reply@localhost>\r\n/mu);
  const mails = await readOutbox(join(directory, "outbox"));
  // The one that was sent last stands first, however many are composed at once.
  expect(mails.map(({ to }) => to)).toEqual(Array.from({ length: 20 }, (_, place) => `m${19 - place}@example.org`));
  expect(mails[0]).toMatchObject({ subject: "[어느 모임] 비밀번호 설정 인증번호", from: "no-reply@localhost" });
  expect(mails[0]?.text).toContain("012345");
  await rm(directory, { recursive: true });
});

const secret = "s".repeat(32);

test.each([
  ["on the embedded database", {}, true],
  ["where PUBLIC_URL names this computer", { PUBLIC_URL: "http://localhost:3000" }, true],
  ["not with SMTP_URL", { SMTP_URL: "smtp://mail:1025" }, false],
  ["not on PostgreSQL", { DATABASE_URL: "postgres://db/bulmo", SESSION_SECRET: secret }, false],
  ["not on a public site", { PUBLIC_URL: "https://bulmo.example" }, false],
  ["not behind a proxy, which may say nothing of itself", { TRUST_PROXY: "1" }, false],
])("OPS-13 the outbox is open %s", (_case, variables, isOpen) => {
  expect(readEnvironment(variables).hasOpenOutbox).toBe(isOpen);
});

test.each(["http://mail", "mail", "smtp:"])("OPS-05 the SMTP_URL %s is refused by name", (url) => {
  expect(() => readEnvironment({ SMTP_URL: url })).toThrow("SMTP_URL");
});

const noPage = "<!doctype html>";

describe("OPS-13 SEC-26 /dev/outbox", () => {
  let site: Site;
  let address: string;
  beforeAll(async () => {
    // A page that is there would be kept and answered to whoever asks next.
    const render: Render = () => Promise.resolve({ status: 404, html: noPage, scripts: [], isCanonical: true });
    site = await openSite(testServers(undefined)[0]!, { render });
    const user = await createUser(site.fork());
    address = user.email;
    await site.call("POST", "/api/auth/password-code", { body: { name: user.name, email: address } });
    await site.mailsTo(address);
  });
  afterAll(() => site.close());

  test("shows the mail to programs as JSON", async () => {
    const { status, body, headers } = await site.call("GET", "/dev/outbox", {
      headers: { accept: "application/json" },
    });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ to: address, subject: "[일섭문도회] 비밀번호 설정 인증번호" }]);
    expect(body[0].text).toMatch(/^ {4}\d{6}$/mu);
    expect(headers.get("cache-control")).toBe("no-store");
  });

  test("shows the mail to people as HTML that runs nothing", async () => {
    const { status, body, headers } = await site.call("GET", "/dev/outbox", { headers: { accept: "text/html,*/*" } });
    expect(status).toBe(200);
    expect(body).toContain(address);
    expect(headers.get("content-type")).toContain("text/html");
    expect(headers.get("content-security-policy")).toContain("default-src 'none'");
  });

  test.each([
    ["through a proxy", { "x-forwarded-for": "203.0.113.9" }],
    ["through another proxy", { forwarded: "for=203.0.113.9" }],
    ["through one that tells of the scheme alone", { "x-forwarded-proto": "https" }],
    ["through a content network", { "cf-connecting-ip": "203.0.113.9" }],
  ])("is not there %s", async (_case, headers) => {
    const { body } = await site.call("GET", "/dev/outbox", { headers: { accept: "application/json", ...headers } });
    expect(body).toBe(noPage);
  });

  test("is not there under another name that points here", async () => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const call = request(`${site.origin}/dev/outbox`, { headers: { host: "evil.example:3000" } }, (response) => {
      text(response).then(resolve, reject);
    });
    call.on("error", reject).end();
    expect(await promise).toBe(noPage);
  });
});
