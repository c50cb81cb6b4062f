/** What nodemailer says of a mail that was not taken: how far it came, and what the server answered to which command. */
type Fault = { code?: string; command?: string; responseCode?: number; response?: string };

/** What a mail server refuses for good: this address, or at least this mailbox as it is now. */
type Refusal = "ADDRESS" | "MAILBOX";

/** The word with which the words of a refused mail end, wherever they are written down. */
export const refusedWord = "REFUSED";

/** What an answer says more closely than its number (RFC 3463). */
const statusIn = ({ response = "" }: Fault): string | undefined =>
  /^\d{3}[ -](?<status>[245]\.\d{1,3}\.\d{1,3})(?!\S)/u.exec(response)?.groups?.["status"];

/** There is no such mailbox or domain, or the mailbox has moved. */
export const saysNoAddress = (status: string): boolean => /^5\.1\.(?:[1236]|10)$/u.test(status);

/** About the addressee or their mailbox; 5.1.7 and 5.1.8 are about who sends. */
const ofMailbox = /^5\.(?:1\.(?!7$|8$)\d+|2\.\d+)$/u;

/** Said to an addressee without a status: not there, not local, full, no such name (RFC 5321, 4.2.2). */
const ofAddressee = new Set([550, 551, 552, 553]);

/**
 * Null where a later attempt may be answered otherwise: SMTP's 5xx is as often about us (another password, a relay that is
 * closed, a sender that has sent too much, a list of spammers) as about whom the mail is for.
 */
export function refusalIn(error: unknown): Refusal | null {
  const fault = error as Fault;
  if (fault.command !== "RCPT TO" && fault.command !== "DATA") return null;
  const status = statusIn(fault);
  if (status !== undefined && status !== "5.0.0") {
    if (saysNoAddress(status)) return "ADDRESS";
    return ofMailbox.test(status) ? "MAILBOX" : null;
  }
  return fault.command === "RCPT TO" && ofAddressee.has(fault.responseCode ?? 0) ? "MAILBOX" : null;
}

/** In a few words, without the server's own: those repeat the address, which nothing that is written down may hold. */
export function faultWords(error: unknown): string {
  const fault = error as Fault;
  const { code, command, responseCode } = fault;
  const last = refusalIn(error) === null ? code : refusedWord;
  const words = [responseCode, statusIn(fault), command, last].filter((word) => word !== undefined).join(" ");
  return words || (error as Error).name;
}
