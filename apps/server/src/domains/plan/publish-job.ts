import { errorMessages } from "@bulmo/contracts/error";
import type { EntityManager } from "@bulmo/entities/database";
import { Job } from "@bulmo/entities/job.entity";
import { sql } from "kysely";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { transact } from "../../platform/database/transaction.ts";
import { JobFailure } from "../../platform/job/job-failure.ts";
import { enqueue } from "../../platform/job/job-queue.ts";
import { type Asking, enqueueMissing } from "../../platform/job/enqueue-missing.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Log } from "../../platform/log/log.ts";
import { record } from "../audit/audit.service.ts";
import type { Boards } from "../board/boards.ts";
import { isOnClosedBoard, lockPlan, noteFailure } from "./plan.query.ts";
import { publishPlan } from "./plan-publish.service.ts";

/** The kind of the jobs that publish posts at their time. */
export const publish = "publish";

const minute = 60_000;

const publishData = z.object({ planId: z.int(), revision: z.int() });

/** A plan as it was written last: each edit asks anew, and what was asked for before finds nothing to do. */
type Planned = { id: number; revision: number };

const keyOf = ({ id, revision }: Planned) => `${id} ${revision}`;

/** Asks for a post at its time, in the transaction that plans it. */
export const enqueuePublishing = (
  tx: EntityManager,
  { id, revision, publishAt }: Planned & { publishAt: Date },
  createdAt: Date,
) => {
  const data = { planId: id, revision };
  return enqueue(tx, [{ kind: publish, key: keyOf({ id, revision }), data, createdAt, dueAt: publishAt }]);
};

/** Nobody need look at its time any more. */
export const dropPublishing = (tx: EntityManager, planned: Planned) =>
  tx.nativeDelete(Job, { kind: publish, key: keyOf(planned) });

/** Asks for what the version before has planned. */
export const planPublishing = (asking: Asking): Promise<void> =>
  enqueueMissing(
    asking,
    sql`
      select id || ' ' || revision as key, jsonb_build_object('planId', id, 'revision', revision) as data,
        publish_at as due_at
      from planned_post`,
    publish,
  );

type Sources = {
  fork: () => EntityManager;
  /** Not to be asked for within a transaction. */
  boards: () => Promise<Boards>;
  now: () => Date;
  log: Log;
  siteUrl: string;
};

/** Publishes it, unless somebody has edited, published or removed it meanwhile. */
async function publishPlanned({ fork, boards, now, siteUrl }: Sources, { id, revision }: Planned): Promise<void> {
  const known = await boards();
  await transact(fork(), async (tx) => {
    const plan = await lockPlan(tx, id);
    if (plan?.revision !== revision) return;
    // What is planned for a board that was closed meanwhile waits for it to be opened.
    if (await isOnClosedBoard(tx, plan)) throw new JobFailure("BOARD_CLOSED", { pause: minute });
    const post = await publishPlan(tx, plan, { boards: known, siteUrl, at: new Date(plan.publish_at), now: now() });
    const planner = plan.user_id ? { id: plan.user_id, isAdmin: true } : null;
    await record(tx, planner, [{ act: "POST_CREATED", post }]);
  });
}

/** What an administrator reads beside the plan; what is no rule of ours is for the log. */
const sentenceOf = (error: unknown): string => (error instanceof DomainError ? error.message : errorMessages.INTERNAL);

/** Publishes posts at their time. One that cannot be is told to the log and to administrators, and is tried for as long as it stands. */
export const createPublishJob = (sources: Sources): JobHandler => ({
  // In the end once an hour.
  pauses: (attempts) => Math.min(2 ** attempts, 60) * minute,
  most: 1,
  async run({ data }) {
    const { fork, log } = sources;
    const { planId: id, revision } = publishData.parse(data);
    try {
      await publishPlanned(sources, { id, revision });
    } catch (error) {
      if (error instanceof JobFailure) throw error;
      log.error({ err: error, plan: id }, "a planned post was not published");
      await noteFailure(fork(), id, sentenceOf(error));
      throw new JobFailure("NOT_PUBLISHED", { cause: error });
    }
  },
});
