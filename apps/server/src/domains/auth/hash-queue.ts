import PQueue from "p-queue";
import { DomainError } from "../../errors.ts";
import { hashesAtOnce } from "../../platform/password-hash/argon2.ts";

/** A sign-in goes before everything else that hashes, a code that is to be mailed before what is only tried. */
export type Purpose = "sign-in" | "mailed-code" | "other";

const priorities: Record<Purpose, number> = { "sign-in": 2, "mailed-code": 1, other: 0 };

/**
 * How many may wait for their turn. At 20 ms a hash the last of the others is answered after 1.3 s of one processor, the
 * last sign-in after 5 s; who comes later is told to come back rather than left waiting. Nobody can be told so of a code
 * that was promised already: as many wait as the site mails in an hour (password-code:site).
 */
export const mostWaiting: Record<Purpose, number> = { "sign-in": 256, "mailed-code": 1_000, other: 64 };

/**
 * A hash fills a processor and 19 MB for some 20 ms. However many ask at once, one processor is left to whoever reads,
 * and what hashes need of memory is known.
 */
const queue = new PQueue({ concurrency: hashesAtOnce });

/** Runs `work` when its turn has come. Throws ACCOUNT_BUSY when too many wait for the same purpose. */
export function queueHash<Result>(purpose: Purpose, work: () => Promise<Result>): Promise<Result> {
  const priority = priorities[purpose];
  if (queue.sizeBy({ priority }) >= mostWaiting[purpose]) return Promise.reject(new DomainError("ACCOUNT_BUSY"));
  return queue.add(work, { priority });
}
