import {
  type AuditReview as AuditReviewAnswer,
  auditReviewShown,
  type AuditReviewShown,
  type AuditReviewSign,
  type ListedReview,
  type SignedReview,
} from "@bulmo/contracts/audit-review";
import { reviewMessages } from "@bulmo/contracts/audit-review-text";
import { koreanDay } from "@bulmo/contracts/korean-day";
import { withdrawnAuthor } from "@bulmo/contracts/post";
import { AuditReview } from "@bulmo/entities/audit-review.entity";
import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { InputError } from "../../errors.ts";
import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { transactAs } from "../audit/audited-transaction.ts";
import {
  boundsOf,
  countActs,
  countMonths,
  findBursts,
  findDownloads,
  findNewAddresses,
  findNightly,
} from "./review-line.query.ts";

type Call = Pick<Context, "em" | "now">;
type Signature = AuditReviewAnswer["signature"];

async function signatureOf(em: EntityManager, review: AuditReview | null): Promise<Signature> {
  if (!review) return null;
  const reviewer = review.reviewerId === null ? null : await em.findOne(User, { id: review.reviewerId });
  return { at: review.signedAt.toISOString(), by: reviewer?.nickname ?? withdrawnAuthor, note: review.note };
}

const isOver = (month: string, now: Date) => boundsOf(month).to <= now;

/** Everything that the month's log says, but who signed. */
async function prepare(em: EntityManager, month: string): Promise<AuditReviewShown> {
  const [downloads, nightly, newAddresses] = [
    await findDownloads(em, month),
    await findNightly(em, month),
    await findNewAddresses(em, month),
  ];
  return {
    counts: await countActs(em, month),
    downloads: downloads.lines,
    nightly: nightly.lines,
    newAddresses: newAddresses.lines,
    more: { downloads: downloads.more, nightly: nightly.more, newAddresses: newAddresses.more },
    bursts: await findBursts(em, month),
  };
}

/** The month as the log tells it now; one that was signed as it was shown then, since lines are forgotten after a year. */
export async function getReview({ em, now }: Call, { month }: { month: string }): Promise<AuditReviewAnswer> {
  const review = await em.findOne(AuditReview, { month });
  return {
    month,
    isOver: isOver(month, now()),
    signature: await signatureOf(em, review),
    ...(review ? auditReviewShown.parse(review.shown) : await prepare(em, month)),
  };
}

/** The months of the log, and those that were signed before their lines were forgotten. */
export async function listReviews({ em, now }: Call): Promise<{ list: ListedReview[] }> {
  const lines = await countMonths(em);
  const reviews = new Map((await em.find(AuditReview, {})).map((review) => [review.month, review]));
  const months = [...new Set([...lines.keys(), ...reviews.keys()])].toSorted().toReversed();
  const list: ListedReview[] = [];
  for (const month of months)
    list.push({
      month,
      isOver: isOver(month, now()),
      lines: lines.get(month) ?? 0,
      signature: await signatureOf(em, reviews.get(month) ?? null),
    });
  return { list };
}

/**
 * Signs a month that is over, with what was shown then, once: who comes second is answered who did, and that it was not
 * they. Throws INPUT_INVALID, also for a month of which the log says nothing.
 */
export async function signReview(call: Call, actor: Actor, { month, note }: AuditReviewSign): Promise<SignedReview> {
  const at = call.now();
  if (!isOver(month, at)) throw InputError.of("month", reviewMessages.notOver);
  const auditOf = (isNew: boolean) => (isNew ? [{ act: "AUDIT_REVIEWED" } as const] : []);
  await transactAs(call.em, actor, auditOf, async (tx) => {
    // The lines of one that was signed may be forgotten by now.
    if ((await tx.count(AuditReview, { month })) > 0) return false;
    if (!(await countMonths(tx)).has(month)) throw InputError.of("month", reviewMessages.nothing);
    const shown = await prepare(tx, month);
    const made = await tx.execute<{ month: string }[]>(
      `insert into audit_review (month, reviewer_id, note, counts, signed_at) values (?, ?, ?, ?::jsonb, ?)
        on conflict (month) do nothing returning month`,
      [month, actor.id, note, JSON.stringify(shown), at],
    );
    return made.length > 0;
  });
  const em = call.em.fork();
  const { reviewerId, note: written } = await em.findOneOrFail(AuditReview, { month });
  // Who sends it again because no answer came is still the first.
  const isFirst = reviewerId === actor.id && written === note;
  return { ...(await getReview({ ...call, em }, { month })), isFirst };
}

export type UnsignedMonth = { month: string; since: Date };

/** The months that are over, of which the log says something and that nobody has signed, the earliest first. */
export async function listUnsigned(em: EntityManager, now: Date): Promise<UnsignedMonth[]> {
  const signed = new Set((await em.find(AuditReview, {}, { fields: ["month"] })).map(({ month }) => month));
  return [...(await countMonths(em)).keys()]
    .filter((month) => isOver(month, now) && !signed.has(month))
    .toSorted()
    .map((month) => ({ month, since: boundsOf(month).to }));
}

/** The month before this one, where its log says something and nobody has signed it; null otherwise. */
export async function findUnsigned(em: EntityManager, now: Date): Promise<string | null> {
  const [year = 0, month = 0] = koreanDay(now).split("-").map(Number);
  const last = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 7);
  if (((await countMonths(em)).get(last) ?? 0) === 0) return null;
  return (await em.count(AuditReview, { month: last })) === 0 ? last : null;
}
