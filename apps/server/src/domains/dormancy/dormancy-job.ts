import type { EntityManager } from "@bulmo/entities/database";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Notifier } from "../notification/notifier.ts";
import { endUnused } from "./dormancy.service.ts";

/** The kind of the job that looks after accounts that nobody uses; at `dormancyHour` in Korea. */
export const dormancyNight = "dormancy";
export const dormancyHour = "05:00";

type Sources = { em: EntityManager; notifier: () => Notifier; now: () => Date; log: Log };

/** Done twice in a night it finds nobody the second time. */
export const createDormancyJob = ({ em, notifier, now, log }: Sources): JobHandler => ({
  pauses: [10 * 60_000, 60 * 60_000],
  most: 1,
  async run() {
    const { notified, ended } = await endUnused(em, { notifier: notifier(), now: now() });
    if (notified + ended > 0) log.info({ notified, ended }, "accounts that nobody uses");
  },
});
