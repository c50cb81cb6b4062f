import type { EntityManager } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import { LimitError } from "../../errors.ts";
import type { Log } from "../../log.ts";
import { tell } from "../../metrics/tell.ts";
import type { Limiter } from "../limit/limit.service.ts";
import type { Letter } from "./letter.ts";
import type { Reader } from "./letters.ts";
import { mailboxKey } from "./mailbox-key.ts";
import type { Mail, Mailer } from "./mailer.ts";

/** A member, the address of theirs that is written to, and the name that they are greeted by. */
export type Recipient = { userId: string; to: string; name: string };

export type LetterKind =
  | "code"
  | "email-changed"
  | "invitation"
  | "name-changed"
  | "password-changed"
  | "second-factor";

/** `compose` is called only once the letter may leave: what it makes invalid stays valid for a letter that is withheld. */
export type Writing = {
  kind: LetterKind;
  compose: (reader: Reader, recipient: Recipient) => Letter | Promise<Letter>;
};

export type Sources = { em: EntityManager; limiter: Limiter; siteUrl: string };

/**
 * The mail to a recipient. One whose address has never given back a mailed code may be a stranger: they get few letters,
 * and no word in them that a member wrote (docs/decisions/026). Throws LimitError.
 */
export async function mailTo({ em, limiter, siteUrl }: Sources, who: Recipient, writing: Writing): Promise<Mail> {
  const { userId, to, name } = who;
  const isProven = (await em.fork().count(EmailProof, { user: userId, email: to })) > 0;
  if (isProven) return { to, ...(await writing.compose({ name, siteUrl }, who)) };
  const counted = ["letter:unproven-address", mailboxKey(to)] as const;
  await limiter.take(counted);
  try {
    return { to, ...(await writing.compose({ name: null, siteUrl }, who)) };
  } catch (error) {
    await limiter.giveBack(counted);
    throw error;
  }
}

export type Correspondence = ReturnType<typeof createCorrespondence>;

/** The one way by which calls write to people: nothing of a call reaches the transport itself. */
export function createCorrespondence({
  mailer,
  log,
  ...sources
}: Omit<Sources, "siteUrl"> & { mailer: Mailer; log: Log }) {
  const { siteUrl } = mailer;
  return {
    siteUrl,

    /** Writes later, so that neither the answer nor its time tells; `find` may find that there is nobody to write to. */
    write(find: () => Promise<Recipient | null>, writing: Writing): void {
      mailer.send(async () => {
        const who = await find();
        if (!who) return null;
        try {
          return await mailTo({ ...sources, siteUrl }, who, writing);
        } catch (error) {
          if (!(error instanceof LimitError)) throw error;
          tell("mail", { result: "withheld" });
          log.info({ kind: writing.kind }, "letter withheld: its address never proved itself and has had its share");
          return null;
        }
      });
    },
  };
}
