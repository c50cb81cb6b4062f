import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

export type OutboxMail = {
  id: string;
  date: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
};

/** As many as a page can show. */
const most = 100;

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
    html: mail.html ?? "",
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
