import type { EntityManager } from "@bulmo/entities/database";
import { EmailProof } from "@bulmo/entities/email-proof.entity";
import type { Counted, Limiter } from "../../platform/limit/limiter.ts";
import { mailboxKey } from "./mailbox-key.ts";

/** A member, the address of theirs that is written to, and the name that they are greeted by. */
export type Recipient = { userId: string; to: string; name: string };

/** Room in the quota for one letter to an address, counted already where it is counted at all. */
export type MailReservation = {
  to: string;
  isProven: boolean;
  counted: readonly Counted[];
  release: () => Promise<void>;
};

export type QuotaSources = {
  em: EntityManager;
  limiter: Limiter;
  /** The id of the member who has had a mailbox for longest, by its `mailboxKey`; null where nobody has it. */
  holderOf: (key: string) => Promise<string | null>;
};

/** Of a mailbox's letters one is kept for whoever has had it for longest, so that decoys cannot use up all of them. */
async function countsOf({ holderOf }: QuotaSources, { userId, to }: Recipient): Promise<Counted[]> {
  const key = mailboxKey(to);
  const holder = await holderOf(key);
  const all = ["letter:unproven-address", key] as const;
  return holder === null || holder === userId ? [all] : [["letter:shared-mailbox", key], all];
}

/** Reserves one letter to a recipient, on a connection of its own. Throws LimitError where none is left. */
export async function reserveMail(sources: QuotaSources, who: Recipient): Promise<MailReservation> {
  const { em, limiter } = sources;
  const { userId, to } = who;
  const isProven = (await em.fork().count(EmailProof, { user: userId, email: to, refusedAt: null })) > 0;
  const taken: Counted[] = [];
  const release = async () => {
    if (taken.length > 0) await limiter.refund(...taken);
  };
  if (isProven) return { to, isProven, counted: taken, release };
  try {
    for (const counted of await countsOf(sources, who)) {
      await limiter.take(counted);
      taken.push(counted);
    }
  } catch (error) {
    await release();
    throw error;
  }
  return { to, isProven, counted: taken, release };
}
