import type { Email } from "postal-mime";
import { decodeHtml } from "../../platform/xml/decode-html.ts";

/** What a report says in words alone: whom the mail did not reach, by which code, and what of the mail it brings along. */
export type SaidInWords = { code: string; addressee: string; original: string };

/** A report tells all in its first lines; what follows is the mail. */
const longestWords = 20_000;

/** Where the mail itself begins, as old servers put it below their words. */
const copyBegins = /^(?:-+[^\n]*(?:copy|original|원본|원문)[^\n]*|(?:return-path|received|message-id):[^\n]*)$/imu;

const addressForm = /[^\s<>()[\]{}",;:|=]{1,64}@[a-z\d](?:[a-z\d.-]{0,250}[a-z\d])?/giu;

/** 5.1.1, but no address of a server and no version of a program. */
const statusForm = /(?<![\d.])([45]\.\d{1,3}\.\d{1,3})(?![\d.])/gu;
/** What SMTP itself says of a mailbox: 550. */
const hardReply = /(?<![\d.])55[0134](?![\d.])/u;
const softReply = /(?<![\d.])4(?:21|5[0-2])(?![\d.])/u;

const isOfServer = (address: string) => /^(?:mailer-daemon|postmaster|mail-daemon)@/iu.test(address);

/** A mail program answers its reader's letters as well, on holidays: only a server writes without a sender. */
function isFromServer({ headers, from }: Email): boolean {
  const fields = new Map(headers.map(({ key, value }) => [key, value.trim()]));
  if (/^auto-replied/iu.test(fields.get("auto-submitted") ?? "")) return false;
  return fields.get("return-path") === "<>" || (from?.address !== undefined && isOfServer(from.address));
}

const plainOf = ({ text, html }: Email): string => text || decodeHtml((html ?? "").replaceAll(/<[^>]*>/gu, "\n"));

/** The one code that is for good; undefined where there are several, or one that is not. */
function codeIn(words: string): string | undefined {
  const codes = new Set([...words.matchAll(statusForm)].map(([, code = ""]) => code));
  const [code] = codes;
  if (codes.size > 1 || code?.startsWith("4") || (code === undefined && softReply.test(words))) return undefined;
  return code ?? (hardReply.test(words) ? "5.0.0" : undefined);
}

/** The one address that is named, beside those of servers and of whom the report is for. */
function addresseeIn(words: string, { from, to }: Email): string | undefined {
  const others = new Set([from, ...(to ?? [])].map((one) => one?.address?.toLowerCase()));
  const named = new Set([...words.matchAll(addressForm)].map(([address]) => address.toLowerCase()));
  const addressees = [...named].filter((address) => !others.has(address) && !isOfServer(address));
  return addressees.length === 1 ? addressees[0] : undefined;
}

/** Null where the words are anybody's, or leave open what they say or of whom: that is for a person to read. */
export function readWords(mail: Email): SaidInWords | null {
  if (!isFromServer(mail)) return null;
  const all = plainOf(mail).replaceAll("\r\n", "\n");
  const at = copyBegins.exec(all)?.index ?? all.length;
  const words = all.slice(0, Math.min(at, longestWords));
  const [code, addressee] = [codeIn(words), addresseeIn(words, mail)];
  return code && addressee ? { code, addressee, original: all.slice(at) } : null;
}
