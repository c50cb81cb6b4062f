import type { EntityManager, Tables } from "@bulmo/entities/database";
import { sql } from "kysely";
import { z } from "zod";
import type { ClaimedJob } from "../../platform/job/job-claim.ts";
import type { Counted, Limiter } from "../../platform/limit/limiter.ts";
import type { MailReservation } from "./mail-quota.ts";

/** What was reserved for a mail, as it waits with it; one of the version before does not say what it was counted against. */
export const waitingReservation = z.object({
  isProven: z.boolean(),
  counted: z.array(z.tuple([z.enum(["letter:unproven-address", "letter:shared-mailbox"]), z.string()])).optional(),
});

export const asWaiting = ({ isProven, counted }: MailReservation) => ({
  isProven,
  ...(counted.length > 0 && { counted }),
});

const reservedIn = z.object({ reserved: waitingReservation });

/**
 * A mail that was reserved has not left and will not by itself: what it was counted against is given back, once, and
 * counts again where an administrator has it sent after all.
 */
export async function refundReserved(
  { em, limiter }: { em: EntityManager; limiter: Limiter },
  { id, data, createdAt }: Pick<ClaimedJob, "id" | "data" | "createdAt">,
): Promise<void> {
  const { counted = [] } = reservedIn.safeParse(data).data?.reserved ?? {};
  if (counted.length === 0) return;
  const { numAffectedRows = 0n } = await sql`
    update job set data = data - 'reserved' where id = ${id} and jsonb_exists(data, 'reserved')`.execute(
    em.fork().getKysely<Tables>(),
  );
  if (numAffectedRows > 0n) await limiter.refundSince(createdAt, ...counted);
}

/** A limiter that notes what is counted against it, so that all of it can be given back. */
export function notingLimiter(limiter: Limiter): { limiter: Limiter; refund: () => Promise<void> } {
  const taken: Counted[] = [];
  const take = async (...all: Counted[]) => {
    for (const counted of all) {
      await limiter.take(counted);
      taken.push(counted);
    }
  };
  return {
    limiter: { ...limiter, take },
    async refund() {
      const all = taken.splice(0);
      if (all.length > 0) await limiter.refund(...all);
    },
  };
}
