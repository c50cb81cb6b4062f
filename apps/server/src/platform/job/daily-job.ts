import type { JobKind } from "@bulmo/contracts/job-name";
import { koreanDay } from "@bulmo/contracts/korean-day";
import type { EntityManager } from "@bulmo/entities/database";
import { enqueue } from "./job-queue.ts";

const day = 24 * 60 * 60_000;

type Daily = {
  kind: JobKind;
  /** In Korea, as `03:00`. */
  at: string;
  now: Date;
};

/** Has something done once a day, by whichever process; it is told the day. Asked for every hour. */
export async function planDaily(em: EntityManager, { kind, at, now }: Daily): Promise<void> {
  const today = new Date(`${koreanDay(now)}T${at}:00+09:00`);
  const dueAt = today > now ? today : new Date(today.getTime() + day);
  const key = koreanDay(dueAt);
  await enqueue(em.fork(), [{ kind, key, data: { day: key }, createdAt: now, dueAt }]);
}
