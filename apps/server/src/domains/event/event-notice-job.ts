import type { EntityManager } from "@bulmo/entities/database";
import { z } from "zod";
import { transact } from "../../platform/database/transaction.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Notifier } from "../notification/notifier.ts";
import { sendNotices } from "./event-notice.service.ts";

type Sources = { em: EntityManager; notifier: () => Notifier; now: () => Date };

/** Done twice it finds nothing left to write of. */
export const createEventNoticeJob = ({ em, notifier, now }: Sources): JobHandler => ({
  pauses: [60_000, 10 * 60_000],
  most: 1,
  async run({ data }) {
    const { id } = z.object({ id: z.int() }).parse(data);
    await transact(em, (tx) => sendNotices(tx, id, { notifier: notifier(), now: now() }));
  },
});
