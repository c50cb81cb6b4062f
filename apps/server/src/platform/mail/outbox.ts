import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Attachment } from "postal-mime";

export type OutboxMail = {
  id: string;
  date: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** By their names in lower case. */
  headers: Record<string, string>;
};

/** As many as a page can show. */
const most = 100;

/** A letter's own pictures, where it shows them. */
function withPictures(html: string, pictures: readonly Attachment[]): string {
  return pictures.reduce((shown, { contentId = "", mimeType, content }) => {
    const data = Buffer.from(content as ArrayBuffer).toString("base64");
    return shown.replaceAll(`cid:${contentId.replace(/[<>]/gu, "")}`, `data:${mimeType};base64,${data}`);
  }, html);
}

async function readMail(directory: string, file: string): Promise<OutboxMail> {
  // No site of the public reads an outbox.
  const { default: PostalMime } = await import("postal-mime");
  const mail = await PostalMime.parse(await readFile(join(directory, file)));
  return {
    id: file.replace(/\.eml$/u, ""),
    date: mail.date ?? "",
    from: mail.from?.address ?? "",
    to: mail.to?.map(({ address }) => address).join(", ") ?? "",
    subject: mail.subject ?? "",
    text: mail.text ?? "",
    html: withPictures(mail.html ?? "", mail.attachments),
    headers: Object.fromEntries(mail.headers.map(({ key, value }) => [key, value])),
  };
}

/** The latest mails of an outbox, newest first. */
export async function readOutbox(directory: string): Promise<OutboxMail[]> {
  const files = await readdir(directory).catch((): string[] => []);
  const latest = files
    .filter((file) => file.endsWith(".eml"))
    .toSorted()
    .slice(-most)
    .toReversed();
  return Promise.all(latest.map((file) => readMail(directory, file)));
}
