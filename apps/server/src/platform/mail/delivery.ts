import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type MailContent, markId } from "./mail-content.ts";

export type Mail = MailContent & { to: string };

/** By what a mail is known wherever it arrives, and whether it may have left before. */
export type Posting = { id: string; isRepeated: boolean };

/** Hands one mail over; throws while that does not work. */
export type Deliver = (mail: Mail, posting?: Posting) => Promise<void>;

const composing = { disableFileAccess: true, disableUrlAccess: true } as const;

/** A silent mail server must not hold mail, or the end of the process, for nodemailer's two minutes. */
const timeouts = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 } as const;

/** `?from=` of SMTP_URL, else the account that sends if it is an address, else one at the site itself. */
function senderOf(smtpUrl: URL | null, siteUrl: string): string {
  const account = decodeURIComponent(smtpUrl?.username ?? "");
  return (
    smtpUrl?.searchParams.get("from") ??
    (account.includes("@") ? account : `no-reply@${new URL(siteUrl).hostname.replace(/^www\./u, "")}`)
  );
}

/** A mail that leaves twice is the same one to whoever gets it (RFC 5322, 3.6.4). */
const messageIdOf = (posting: Posting | undefined, siteUrl: string) =>
  posting && { messageId: `<${posting.id}@${new URL(siteUrl).hostname}>` };

/** One press in the program that shows the mail (RFC 8058); a signature must cover both (docs/operations.md). */
const stopHeaders = (stopAddress: string | undefined) =>
  stopAddress && {
    headers: { "List-Unsubscribe": `<${stopAddress}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
  };

/** Of the letters' head. Drawn by scripts/logo. */
const readMark = () => ({
  cid: markId,
  filename: "mark.png",
  content: readFileSync(new URL("mark.png", import.meta.url)),
  contentDisposition: "inline" as const,
});

/** Made with the first mail, and what it is made with is loaded then: 5 MB that a site without mail need not hold. */
function whenNeeded<Transport>(make: (nodemailer: typeof import("nodemailer")) => Transport) {
  let made: Promise<Transport> | undefined;
  return () => (made ??= import("nodemailer").then(make));
}

/** Sends to a mail server. */
export function deliverBySmtp(smtpUrl: string, siteUrl: string): Deliver {
  const url = new URL(smtpUrl);
  const address = senderOf(url, siteUrl);
  url.searchParams.delete("from");
  const transport = whenNeeded(({ createTransport }) =>
    createTransport({ ...timeouts, url: url.href }, { ...composing, attachments: [readMark()] }),
  );
  return async ({ sender: name, stopAddress, ...mail }, posting) => {
    const head = { ...messageIdOf(posting, siteUrl), ...stopHeaders(stopAddress) };
    await (await transport()).sendMail({ ...mail, ...head, from: { name, address } });
  };
}

const hasMail = async (directory: string, id: string) =>
  (await readdir(directory).catch((): string[] => [])).some((file) => file.endsWith(`-${id}.eml`));

/** Writes each mail into a directory as the file that a mail server would have got, whole or not at all. */
export function deliverToOutbox(directory: string, siteUrl: string): Deliver {
  const address = senderOf(null, siteUrl);
  const transport = whenNeeded(({ createTransport }) =>
    createTransport(
      { streamTransport: true, buffer: true, newline: "windows" },
      { ...composing, attachments: [readMark()] },
    ),
  );
  let count = 0;
  return async ({ sender: name, stopAddress, ...mail }, posting) => {
    const id = posting?.id ?? randomBytes(4).toString("hex");
    if (posting?.isRepeated && (await hasMail(directory, id))) return;
    // The order of their names is that in which they were sent, however long each takes to be composed.
    const place = String((count += 1)).padStart(6, "0");
    const file = `${new Date().toISOString().replace(/[:.]/gu, "-")}-${place}-${id}`;
    const head = { ...messageIdOf(posting, siteUrl), ...stopHeaders(stopAddress) };
    const { message } = await (await transport()).sendMail({ ...mail, ...head, from: { name, address } });
    await mkdir(directory, { recursive: true });
    const draft = join(directory, `${file}.part`);
    await writeFile(draft, message, { mode: 0o600 });
    await rename(draft, join(directory, `${file}.eml`));
  };
}
