import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterEach, expect, test } from "vitest";
import { deliverBySmtp } from "./delivery.ts";
import { composeMail } from "./mail-content.ts";
import { codeMail } from "../../domains/notification/mail-templates.ts";
import { createMailer } from "./mailer.ts";

const letterhead = { name: "어느 모임", contact: "" };
const siteUrl = "https://www.bulmo.example";
const letter = composeMail(codeMail({ name: "한가람", siteUrl, code: "012345" }), letterhead);

type Received = Email & { envelope: { from: string; to: string[] }; raw: string };
type Answer = { code: number; after?: number };

const servers: SMTPServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise<void>((done) => server.close(done)))));

/** A real mail server; `answers` are what it says to the first mails, before it takes every other. */
async function openServer(answers: Answer[] = []) {
  const received: Received[] = [];
  const credentials: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) => {
      credentials.push(`${username} ${password}`);
      done(null, { user: username });
    },
    async onData(stream, session, done) {
      const raw = await text(stream);
      const answer = answers.shift();
      if (answer?.after) await new Promise((go) => setTimeout(go, answer.after));
      if (answer && answer.code >= 400)
        return done(Object.assign(new Error("no <someone@example.org>"), { responseCode: answer.code }));
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
      received.push({ ...(await PostalMime.parse(raw)), envelope, raw });
      return done();
    },
  });
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return { received, credentials, host: `127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

function openMailer(smtpUrl: string) {
  const lines: string[] = [];
  const log = pino({ level: "error" }, { write: (line: string) => void lines.push(line) });
  return {
    mailer: createMailer({
      deliver: deliverBySmtp(smtpUrl, siteUrl),
      siteUrl,
      letterhead: () => Promise.resolve(letterhead),
      log,
    }),
    lines,
  };
}

const to = "garam@example.org";
const write = () => Promise.resolve({ to, ...letter });

test("OPS-12 mail goes to the server of SMTP_URL, as text and as HTML, in Korean", async () => {
  const { received, host } = await openServer();
  const { mailer } = openMailer(`smtp://${host}`);
  mailer.send(write);
  await mailer.flush();
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

test("OPS-12 the account of SMTP_URL signs in and sends; ?from= names another sender", async () => {
  const { received, credentials, host } = await openServer();
  const first = openMailer(`smtp://mailer%40bulmo.example:se%3Acret@${host}`);
  first.mailer.send(write);
  await first.mailer.flush();
  const second = openMailer(`smtp://${host}?from=office%40bulmo.example`);
  second.mailer.send(write);
  await second.mailer.flush();
  expect(credentials).toEqual(["mailer@bulmo.example se:cret"]);
  expect(received.map(({ envelope }) => envelope.from)).toEqual(["mailer@bulmo.example", "office@bulmo.example"]);
});

test("a mail server that is busy for a moment gets the mail again, one that refuses does not; no log names anyone", async () => {
  const busy = await openServer([{ code: 421 }]);
  const patient = openMailer(`smtp://${busy.host}`);
  patient.mailer.send(write);
  await patient.mailer.flush();
  expect(busy.received).toHaveLength(1);
  expect(patient.lines).toEqual([]);

  const strict = await openServer([{ code: 550 }]);
  const refused = openMailer(`smtp://${strict.host}`);
  refused.mailer.send(write);
  await refused.mailer.flush();
  expect(strict.received).toEqual([]);
  expect(refused.lines).toHaveLength(1);
  expect(refused.lines[0]).toContain("550");
  expect(refused.lines[0]).not.toMatch(/@|012345|한가람/u);
});

test("OPS-15 what is under way when the process ends still leaves; a silent server does not hold it", async () => {
  const slow = await openServer([{ code: 250, after: 300 }]);
  const { mailer } = openMailer(`smtp://${slow.host}`);
  mailer.send(write);
  await mailer.close(5_000);
  expect(slow.received).toHaveLength(1);

  const silent = await openServer([{ code: 250, after: 3_000 }]);
  const hasty = openMailer(`smtp://${silent.host}`);
  hasty.mailer.send(write);
  const start = performance.now();
  await hasty.mailer.close(200);
  expect(performance.now() - start).toBeLessThan(2_000);
  expect(hasty.lines).toEqual([expect.stringContaining('"count":1')]);
  await hasty.mailer.flush();
});

test.each(["한가람\r\nBcc: evil@example.org", "한가람\nX-Evil: 1\n\n<script>"])(
  "hazard 11: the name %j reaches no header and no markup",
  async (name) => {
    const { received, host } = await openServer();
    const { mailer } = openMailer(`smtp://${host}`);
    const hostile = composeMail(codeMail({ name, siteUrl, code: "012345" }), letterhead);
    mailer.send(() => Promise.resolve({ to, ...hostile, subject: `${hostile.subject} ${name}` }));
    await mailer.flush();
    const [mail] = received;
    expect(mail?.envelope.to).toEqual([to]);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("bcc");
    expect(mail?.headers.map(({ key }) => key)).not.toContain("x-evil");
    expect(mail?.html).not.toContain("<script>");
  },
);
