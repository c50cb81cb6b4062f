import type { Attachment, Email } from "postal-mime";
import { readWords } from "./bounce-words.ts";

/**
 * What a mail server reports of mails that did not arrive (RFC 3464): by which Message-IDs the mail may be known, and the
 * status of whom it failed for (RFC 3463), with the addresses that the report calls them by. `code` is null where it only
 * waits, or arrived. `isInWords` where no program can be sure of it: it counts for that one address alone.
 */
export type Bounce = { messageIds: string[]; code: string | null; addressees: string[]; isInWords?: boolean };

/** Far more than any report has: one that was made to be slow is none. */
const limits = { maxNestingDepth: 10, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true } as const;

const isStatus = ({ mimeType }: Attachment) => /^message\/(?:global-)?delivery-status$/u.test(mimeType);

/** The mail itself or its head, which the report brings along. */
const isOriginal = ({ mimeType }: Attachment) =>
  /^(?:message\/(?:rfc822|global|global-headers)|text\/rfc822-headers)$/u.test(mimeType);

const textOf = ({ content }: Attachment): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

type Fields = ReadonlyMap<string, string>;

/** The fields of a head or of a part of a report, each on one line, by their names in lower case. */
const fieldsOf = (block: string): Fields =>
  new Map(
    block
      .replaceAll(/\r?\n[ \t]+/gu, " ")
      .split(/\r?\n/u)
      .flatMap((line): [string, string][] => {
        const colon = line.indexOf(":");
        return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]] : [];
      }),
  );

const blocksOf = (text: string): string[] => text.split(/\r?\n[ \t]*\r?\n/u).filter((block) => block.trim() !== "");

/** Some servers give a mail another Message-ID on its way, and say what it was. */
const idFields = ["message-id", "x-original-message-id", "x-google-original-message-id"];

const idsIn = (fields: Fields, names: readonly string[]): string[] =>
  names.flatMap((name) => [...(fields.get(name) ?? "").matchAll(/<([^<>\s]{1,200})>/gu)].map(([, id = ""]) => id));

/** The status of whom it failed for, for good. */
const hardStatus = /^5\.\d{1,3}\.\d{1,3}(?![\d.])/u;

const codeOf = (fields: Fields): string | undefined => {
  const [code] = hardStatus.exec(fields.get("status") ?? "") ?? [];
  return /^failed\b/iu.test(fields.get("action") ?? "") ? code : undefined;
};

/** Whom a part of a report is about, as they were written to and as they were called in the end. */
const addresseesIn = (fields: Fields): string[] =>
  ["original-recipient", "final-recipient"].flatMap((name) => {
    const [, address] = /^(?:rfc822|utf-8)\s*;\s*<?([^<>\s]{1,320})/iu.exec(fields.get(name) ?? "") ?? [];
    return address === undefined ? [] : [address];
  });

/** Of a server that is older than reports, or writes none (many hosts in Korea): what it says in words. */
function asWords(read: Email, heads: readonly string[]): Bounce | null {
  const said = readWords(read);
  if (!said) return null;
  const copies = heads.length > 0 ? heads : blocksOf(said.original);
  const messageIds = copies.flatMap((head) => idsIn(fieldsOf(head), idFields));
  return { messageIds: [...new Set(messageIds)], code: said.code, addressees: [said.addressee], isInWords: true };
}

/** Null for a mail that reports nothing, and for what is no mail. */
export async function readBounce(mail: string): Promise<Bounce | null> {
  // Few sites are ever given one.
  const { default: PostalMime } = await import("postal-mime");
  const read = await PostalMime.parse(mail, limits).catch(() => null);
  const reports = (read?.attachments ?? []).filter((part) => isStatus(part)).flatMap((part) => blocksOf(textOf(part)));
  if (!read) return null;
  const heads = read.attachments.filter((part) => isOriginal(part)).map((part) => blocksOf(textOf(part))[0] ?? "");
  if (reports.length === 0) return asWords(read, heads);
  const statuses = reports.map((block) => fieldsOf(block));
  const own = new Map(read.headers.map(({ key, value }) => [key, value]));
  const known = [...heads.map((head) => fieldsOf(head)), ...statuses].flatMap((fields) => idsIn(fields, idFields));
  const failed = statuses.find((fields) => codeOf(fields) !== undefined);
  return {
    messageIds: [...new Set([...known, ...idsIn(own, ["in-reply-to", "references"])])],
    code: (failed && codeOf(failed)) ?? null,
    addressees: failed ? addresseesIn(failed) : [],
  };
}
