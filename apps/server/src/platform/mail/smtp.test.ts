import { once } from "node:events";
import { connect } from "node:net";
import { afterEach, expect, test } from "vitest";
import { openMailServer } from "../../../testing/mail-server.ts";
import { codeMail } from "../../domains/notification/mail-templates.ts";
import { deliverBySmtp } from "./delivery.ts";
import { composeMail } from "./mail-content.ts";

const letterhead = { name: "어느 모임", contact: "", imprint: "" };
const siteUrl = "https://www.bulmo.example";
const letter = composeMail(codeMail({ name: "한가람", siteUrl, code: "012345" }), letterhead);
const to = "garam@example.org";
const posting = { id: "0193", isRepeated: false };

const servers: Awaited<ReturnType<typeof openMailServer>>[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

async function openServer() {
  const server = await openMailServer();
  servers.push(server);
  return server;
}

test("OPS-12 mail goes to the server of SMTP_URL, as text and as HTML, in Korean", async () => {
  const { received, host } = await openServer();
  await deliverBySmtp(`smtp://${host}`, siteUrl)({ to, ...letter }, posting);
  expect(received).toMatchObject([
    {
      envelope: { from: "no-reply@bulmo.example", to: [to] },
      from: { name: "어느 모임", address: "no-reply@bulmo.example" },
      to: [{ address: to }],
      subject: "[어느 모임] 비밀번호 설정 인증번호",
    },
  ]);
  expect(received[0]?.text?.trim()).toBe(letter.text.trim());
  expect(received[0]?.html).toContain("012345");
});

test("a sender that is killed in the middle of a mail takes nothing from the next one", async () => {
  const { received, host } = await openServer();
  const [address = "", port] = host.split(":");
  const sender = connect(Number(port), address);
  sender.setEncoding("utf8");
  const hear = async () => void (await once(sender, "data"));
  await hear();
  for (const line of ["EHLO bulmo.example", "MAIL FROM:<no-reply@bulmo.example>"]) {
    sender.write(`${line}\r\n`);
    await hear();
  }
  sender.resetAndDestroy();
  await deliverBySmtp(`smtp://${host}`, siteUrl)({ to, ...letter }, posting);
  expect(received).toHaveLength(1);
});

test("OPS-12 the account of SMTP_URL signs in and sends; ?from= names another sender", async () => {
  const { received, credentials, host } = await openServer();
  await deliverBySmtp(`smtp://mailer%40bulmo.example:se%3Acret@${host}`, siteUrl)({ to, ...letter }, posting);
  await deliverBySmtp(`smtp://${host}?from=office%40bulmo.example`, siteUrl)({ to, ...letter }, posting);
  expect(credentials).toEqual(["mailer@bulmo.example se:cret"]);
  expect(received.map(({ envelope }) => envelope.from)).toEqual(["mailer@bulmo.example", "office@bulmo.example"]);
});

test("DAY-03 a mail that leaves twice is one to whoever gets it: it has its own Message-ID", async () => {
  const { received, host } = await openServer();
  const deliver = deliverBySmtp(`smtp://${host}`, siteUrl);
  for (const isRepeated of [false, true]) await deliver({ to, ...letter }, { id: "0193", isRepeated });
  await deliver({ to, ...letter }, { id: "0194", isRepeated: false });
  expect(received.map(({ messageId }) => messageId)).toEqual([
    "<0193@www.bulmo.example>",
    "<0193@www.bulmo.example>",
    "<0194@www.bulmo.example>",
  ]);
});

test.each(["한가람\r\nBcc: evil@example.org", "한가람\nX-Evil: 1\n\n<script>"])(
  "hazard 11: the name %j reaches no header and no markup",
  async (name) => {
    const { received, host } = await openServer();
    const hostile = composeMail(codeMail({ name, siteUrl, code: "012345" }), letterhead);
    const mail = { to, ...hostile, subject: `${hostile.subject} ${name}` };
    await deliverBySmtp(`smtp://${host}`, siteUrl)(mail, posting);
    const [arrived] = received;
    expect(arrived?.envelope.to).toEqual([to]);
    expect(arrived?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(arrived?.headers.map(({ key }) => key)).not.toContain("x-evil");
    expect(arrived?.html).not.toContain("<script>");
  },
);
