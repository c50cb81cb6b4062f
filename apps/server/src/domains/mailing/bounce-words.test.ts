import { expect, test } from "vitest";
import { readBounce } from "./bounce-mail.ts";

const id = "0b1c2d3e-0000-4000-8000-000000000001@bulmo.example";
const lines = (...parts: string[]) => parts.join("\r\n");

const head = ["Return-Path: <>", "From: MAILER-DAEMON@host.example.kr", "To: no-reply@bulmo.example"];
const copy = ["--- Below this line is a copy of the message.", "", "Return-Path: <no-reply@bulmo.example>"];
const original = ["To: yeonhwa@example.org", `Message-ID: <${id}>`, "", "알립니다. other@example.org 5.7.1"];

/** As qmail reports, which knows nothing of RFC 3464. */
const qmail = (...words: string[]) =>
  lines(
    ...head,
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Hi. This is the qmail-send program.",
    "",
    ...words,
    "",
    ...copy,
    ...original,
  );

const read = { messageIds: [id], code: "5.1.1", addressees: ["yeonhwa@example.org"], isInWords: true };

test("DAY-02 what a server says in words is read where it names one address and one code", async () => {
  expect(await readBounce(qmail("<yeonhwa@example.org>:", "550 5.1.1 no such user"))).toEqual(read);
  expect(await readBounce(qmail("<Yeonhwa@Example.ORG>:", "550-5.1.1 unknown", "550 5.1.1 1.5.1.2"))).toEqual(read);
  expect(await readBounce(qmail("yeonhwa@example.org: 553 없는 주소입니다."))).toEqual({ ...read, code: "5.0.0" });
});

test("DAY-02 what a host says on a page, with the mail beside it, is read as well", async () => {
  const page =
    "<p>받는 사람: &lt;yeonhwa@example.org&gt;</p><p>사유: 존재하지 않는 사용자 (550 5.1.1)</p><p>postmaster@host.example.kr</p>";
  const mail = lines(
    ...head,
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Type: text/html; charset=utf-8",
    "",
    page,
    "--x",
    "Content-Type: message/rfc822",
    "",
    ...original,
    "--x--",
  );
  expect(await readBounce(mail)).toEqual(read);
});

test.each([
  ["two addresses", ["<yeonhwa@example.org>:", "<other@example.org>:", "550 5.1.1 no such user"]],
  ["no address", ["550 5.1.1 no such user"]],
  ["no code", ["<yeonhwa@example.org>:", "Sorry, no mailbox here by that name."]],
  ["two codes", ["<yeonhwa@example.org>:", "550 5.1.1 or 552 5.2.2"]],
  ["that it tries again", ["<yeonhwa@example.org>:", "451 4.2.1 I will keep trying"]],
  ["that it tries again, by a reply alone", ["<yeonhwa@example.org>:", "450 busy, then 550"]],
])("DAY-02 words that say %s are left with a person", async (_what, words) => {
  expect(await readBounce(qmail(...words))).toBeNull();
});

test.each([
  ["a person", "Return-Path: <>", "Return-Path: <yeonhwa@example.org>\r\nFrom: yeonhwa@example.org"],
  ["a program on holidays", "Return-Path: <>", "Return-Path: <>\r\nAuto-Submitted: auto-replied"],
])("DAY-02 the same words of %s are no report", async (_who, from, to) => {
  const mail = qmail("<yeonhwa@example.org>:", "550 5.1.1 no such user");
  const other = mail.replace(from, to).replace("From: MAILER-DAEMON@host.example.kr\r\n", "");
  expect(await readBounce(other)).toBeNull();
});
