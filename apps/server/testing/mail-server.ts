import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

type ReceivedMail = Email & { envelope: { from: string; to: string[] }; raw: string };

/** How far a mail comes: to the server's greeting, to our account, to who sends, to whom it is for, to its words. */
type Stage = "CONN" | "AUTH" | "MAIL FROM" | "RCPT TO" | "DATA";

/**
 * What it says to a mail (`status` as RFC 3463 has it), to which command (to DATA where nothing is said), and after how many
 * milliseconds, or after what.
 */
type Answer = { code: number; status?: string; at?: Stage; after?: number | Promise<unknown> };

const refusal = ({ code, status }: Answer) =>
  Object.assign(new Error([status, "no <someone@example.org>"].filter(Boolean).join(" ")), { responseCode: code });

/** How a connection ends whose other side has been killed. */
const gone = new Set<unknown>(["ECONNRESET", "EPIPE"]);

/** A real mail server; `answers` are what it says to the next mails, before it takes every other. */
export async function openMailServer() {
  const answers: Answer[] = [];
  const received: ReceivedMail[] = [];
  const credentials: string[] = [];
  /** The next answer, where it is one to this command. */
  const answerAt = (stage: Stage) => ((answers[0]?.at ?? "DATA") === stage ? answers.shift() : undefined);
  const refusalAt = (stage: Stage) => {
    const answer = answerAt(stage);
    return answer && refusal(answer);
  };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ["STARTTLS"],
    hideENHANCEDSTATUSCODES: true,
    onConnect: (_session, done) => done(refusalAt("CONN")),
    onAuth: ({ username, password }, _session, done) => {
      credentials.push(`${username} ${password}`);
      const refused = refusalAt("AUTH");
      if (refused) done(refused);
      else done(null, { user: username });
    },
    onMailFrom: (_address, _session, done) => done(refusalAt("MAIL FROM")),
    onRcptTo: (_address, _session, done) => done(refusalAt("RCPT TO")),
    async onData(stream, session, done) {
      const raw = await text(stream).catch(() => undefined);
      // Whoever sent it is gone: there is nobody to answer.
      if (raw === undefined) return undefined;
      const answer = answerAt("DATA");
      const after = answer?.after;
      await (typeof after === "number" ? new Promise((go) => setTimeout(go, after)) : after);
      if (answer && answer.code >= 400) return done(refusal(answer));
      const { mailFrom, rcptTo } = session.envelope;
      const envelope = { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) };
      received.push({ ...(await PostalMime.parse(raw)), envelope, raw });
      return done();
    },
  });
  server.on("error", (error: NodeJS.ErrnoException) => {
    if (!gone.has(error.code)) throw error;
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
