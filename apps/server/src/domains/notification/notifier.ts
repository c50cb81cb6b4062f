import { LimitError } from "../../errors.ts";
import type { Log } from "../../platform/log/log.ts";
import { emit } from "../../platform/event/event.ts";
import { type LetterPlace, type PlaceSources, type Recipient, takePlace } from "./mail-quota.ts";
import type { Letter } from "../../platform/mail/mail-content.ts";
import type { Reader } from "./mail-templates.ts";
import type { Mail, Mailer } from "../../platform/mail/mailer.ts";

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

export type Sources = PlaceSources & { siteUrl: string };

/**
 * The mail to a recipient. One whose address has never given back a mailed code may be a stranger: they get few letters,
 * and no word in them that a member wrote (docs/decisions/026). A place that was taken before is used and not counted
 * again. Throws LimitError.
 */
export async function mailTo(
  { siteUrl, ...sources }: Sources,
  who: Recipient,
  writing: Writing,
  reserved?: LetterPlace,
): Promise<Mail> {
  const place = reserved ?? (await takePlace(sources, who));
  const reader = { name: place.isProven ? who.name : null, siteUrl };
  try {
    return { to: who.to, ...(await writing.compose(reader, who)) };
  } catch (error) {
    // A reserved one is its owner's: this may be tried again.
    if (!reserved) await place.giveBack();
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

    /** Room for a letter that must not be withheld, before what it tells of is written. Throws LimitError. */
    reserve: (who: Recipient): Promise<LetterPlace> => takePlace(sources, who),

    /** Writes later, so that neither the answer nor its time tells; `find` may find that there is nobody to write to. */
    write(find: () => Promise<Recipient | null>, writing: Writing, reserved?: LetterPlace): void {
      mailer.send(async () => {
        const who = await find();
        if (!who) return null;
        try {
          return await mailTo({ ...sources, siteUrl }, who, writing, reserved);
        } catch (error) {
          if (!(error instanceof LimitError)) throw error;
          emit("mail", { result: "withheld" });
          log.info({ kind: writing.kind }, "letter withheld: its address or the site has had its share");
          return null;
        }
      });
    },
  };
}
