import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type ReceivedMail = Email & { envelope: { from: string; to: string[] }; raw: string };

/** What it says to a mail, and after how many milliseconds, or after what. */
type Answer = { code: number; after?: number | Promise<unknown> };

/** A real mail server; `answers` are what it says to the next mails, before it takes every other. */
export async function openMailServer() {
  const answers: Answer[] = [];
  const received: ReceivedMail[] = [];
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
      const raw = await text(stream).catch(() => undefined);
      // Whoever sent it is gone: there is nobody to answer.
      if (raw === undefined) return undefined;
      const answer = answers.shift();
      const after = answer?.after;
      await (typeof after === "number" ? new Promise((go) => setTimeout(go, after)) : after);
      if (answer && answer.code >= 400)
        return done(Object.assign(new Error("no <someone@example.org>"), { responseCode: answer.code }));
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
      received.push({ ...(await PostalMime.parse(raw)), envelope, raw });
      return done();
    },
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return {
    answers,
    received,
    credentials,
    host: `127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
