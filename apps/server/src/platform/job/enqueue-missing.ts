import { setTimeout } from "node:timers/promises";
import type { JobKind } from "@bulmo/contracts/job-name";
import type { EntityManager, Tables } from "@bulmo/entities/database";
import { type RawBuilder, sql } from "kysely";
import { enqueueAnew } from "./job-queue.ts";

/** `signal` ends it between two statements. */
export type Asking = { fork: () => EntityManager; now: Date; signal?: AbortSignal | undefined };

/** What a domain's own rows say is to be done: by which key, with what, and when. */
type Wanted = { key: string; data: Record<string, unknown>; due_at: Date | string; lane?: string; subject?: string };

/** So many are looked for at once, and written by one statement: nobody who waits for the database waits for more. */
const mostFound = 20_000;
const portion = 100;

/** Milliseconds between two portions: the embedded database works on the thread that answers. */
const breath = 10;

/** Portion by portion, each in a transaction of its own. */
export async function inPortions<Item>(
  { signal }: Asking,
  items: readonly Item[],
  work: (items: readonly Item[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < items.length; start += portion) {
    if (signal?.aborted) return;
    await work(items.slice(start, start + portion));
    await setTimeout(breath);
  }
}

/**
 * Asks for what is to be done and what no job waits for, or has failed at: a version that ran beside this one, or before
 * it, wrote the row alone.
 */
export async function enqueueMissing(asking: Asking, rows: RawBuilder<Wanted>, kind: JobKind): Promise<void> {
  const { fork, now, signal } = asking;
  const find = async () => {
    const found = await sql<Wanted>`
      select wanted.* from (${rows}) as wanted
      where not exists (select from job where job.kind = ${kind} and job.key = wanted.key and job.state <> 'DONE')
      limit ${mostFound}`.execute(fork().getKysely<Tables>());
    return found.rows;
  };
  for (let found = await find(); found.length > 0; found = await find()) {
    await inPortions(asking, found, (some) =>
      enqueueAnew(
        fork(),
        some.map(({ due_at: dueAt, ...wanted }) => ({ kind, createdAt: now, ...wanted, dueAt: new Date(dueAt) })),
      ),
    );
    if (signal?.aborted) return;
  }
}
