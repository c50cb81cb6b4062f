import { maximumBounce } from "@bulmo/contracts/mailing-rule";
import { describe, expect, test } from "vitest";
import { bounceMail } from "../../../testing/bounce.ts";
import { readBounce } from "./bounce-mail.ts";

const messageId = "0b1c2d3e-0000-4000-8000-000000000001@bulmo.example";

test.each([
  ["the head alone", {}],
  ["the whole mail", { type: "message/rfc822", text: `Subject: A\r\nMessage-ID:\r\n <${messageId}>\r\n\r\nwords` }],
  [
    "a whole mail that is a mail of parts",
    {
      type: "message/rfc822",
      text: `Message-Id: <${messageId}>\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n--x\r\n\r\nwords\r\n--x--`,
    },
  ],
  ["a head of other letters", { type: "message/global-headers", text: `Message-ID: <${messageId}>` }],
  [
    "a head with another Message-ID, which says what it was",
    {
      type: "text/rfc822-headers",
      text: `X-Google-Original-Message-ID: <${messageId}>\r\nMessage-ID: <other@mail.example>`,
    },
  ],
])("DAY-02 a report that brings %s is read", async (_what, original) => {
  const mail = bounceMail({ messageId, ...("type" in original && { original }) });
  expect(await readBounce(mail)).toEqual({
    messageIds: expect.arrayContaining([messageId]),
    code: "5.1.1",
    addressees: ["somebody@example.org"],
  });
});

test("DAY-02 a report without the mail is known by what it says of it", async () => {
  const reporting = `X-Original-Message-ID: <${messageId}>\r\n`;
  const mail = bounceMail({ messageId, reporting, original: { type: "text/plain", text: "words" } });
  expect(await readBounce(mail)).toMatchObject({ messageIds: [messageId], code: "5.1.1" });
  const answered = bounceMail({ messageId: "x@y", original: { type: "text/plain", text: "words" } });
  expect(await readBounce(`References: <${messageId}>\r\n${answered}`)).toMatchObject({ messageIds: [messageId] });
});

test.each([
  ["5.7.1 (delivery not authorized)", "failed", "5.7.1"],
  ["5.1.10", "Failed", "5.1.10"],
  ["4.4.1", "failed", null],
  ["4.2.2", "delayed", null],
  ["5.0.0", "delayed", null],
  ["2.0.0", "delivered", null],
  ["2.0.0", "relayed", null],
  ["15.1.1", "failed", null],
  ["5.1", "failed", null],
  ["5.1.1.1", "failed", null],
])("DAY-02 a status of %s that %s is %s", async (status, action, code) => {
  expect((await readBounce(bounceMail({ messageId, status, action })))?.code).toBe(code);
});

test("DAY-02 a report says whom it did not reach, as they were written to and as they were called in the end", async () => {
  const waiting = "Final-Recipient: rfc822; other@example.org\r\nAction: delayed\r\nStatus: 4.4.1\r\n\r\n";
  const original = "Original-Recipient: RFC822;<yeonhwa@example.org>\r\n";
  const status = `5.1.1\r\n${original}`.trimEnd();
  const { addressees } = (await readBounce(bounceMail({ messageId, status, reporting: `\r\n${waiting}` }))) ?? {};
  expect(addressees).toEqual(["yeonhwa@example.org", "somebody@example.org"]);
});

test.each([
  ["nothing", ""],
  ["no mail", "PK\u0003\u0004\0\0\uFFFD"],
  [
    "an answer from the holidays",
    `Auto-Submitted: auto-replied\r\nIn-Reply-To: <${messageId}>\r\n\r\n5.1.1 휴가 중입니다`,
  ],
  ["words that look like a report", "Content-Type: text/plain\r\n\r\nAction: failed\r\nStatus: 5.1.1"],
  [
    "a report in words alone",
    "Content-Type: multipart/report; boundary=x\r\n\r\n--x\r\nContent-Type: text/plain\r\n\r\nStatus: 5.1.1\r\n--x--",
  ],
])("DAY-02 %s is no report", async (_what, mail) => {
  expect(await readBounce(mail)).toBeNull();
});

const room = maximumBounce - 2_000;
const full = (unit: string) => unit.repeat(Math.floor(room / unit.length));
const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    "",
  );

describe("hazard 8 a mail that was made to be slow", () => {
  test.each([
    ["parts in parts", nested(2_500)],
    ["mails in mails", full("Content-Type: message/rfc822\r\n\r\n")],
    ["parts without end", `Content-Type: multipart/report; boundary=x\r\n\r\n${full("--x\r\n\r\n")}`],
    [
      "reports without end",
      `Content-Type: multipart/report; boundary=x\r\n\r\n${full("--x\r\nContent-Type: message/delivery-status\r\n\r\na:b\r\n\r\n")}`,
    ],
    ["a head without end", full("X-A: b\r\n")],
    ["a line without end", `Subject: ${full("=?utf-8?q?=41?= ")}`],
    ["folds without end", `Subject: a${full("\r\n ")}`],
    ["a boundary without end", `Content-Type: multipart/report; boundary="${full("x")}"\r\n\r\n--x`],
    ["parameters without end", `Content-Type: multipart/report; ${full("a*0=b; ")}\r\n\r\n`],
    ["addresses without end", `References: ${full("<a")}\r\n\r\n`],
    ["blank lines without end", bounceMail({ messageId, reporting: full(" \r\n") })],
    ["spaces without end", bounceMail({ messageId, reporting: full(" ") })],
    ["colons without end", bounceMail({ messageId, reporting: full(":") })],
    ["tabs and line ends", bounceMail({ messageId, reporting: full("\n\t\n\t\t") })],
    ["Message-IDs without end", bounceMail({ messageId, reporting: `Message-ID: ${full("<a@b>")}` })],
  ])("%s takes no second of the processor", async (_what, mail) => {
    expect(mail.length).toBeLessThanOrEqual(maximumBounce);
    const before = process.threadCpuUsage();
    await readBounce(mail);
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1_000).toBeLessThan(1_000);
  });
});
