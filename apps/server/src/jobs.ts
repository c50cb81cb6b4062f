import type { Database, EntityManager } from "@bulmo/entities/database";
import { backupHour, createNightlyBackup, nightlyBackup } from "./commands/backup/nightly-backup.ts";
import { commentNotice, createCommentNoticeJob } from "./domains/activity/comment-notice-job.ts";
import { createDigestJob, digest, digestHour } from "./domains/digest/digest-job.ts";
import { createDormancyJob, dormancyHour, dormancyNight } from "./domains/dormancy/dormancy-job.ts";
import { createEventNoticeJob } from "./domains/event/event-notice-job.ts";
import { eventNotice } from "./domains/event/event-notice.service.ts";
import { noteRefused } from "./domains/mail-choice/address-proof.service.ts";
import { findWanting } from "./domains/mail-choice/mail-choice.service.ts";
import { sealStop } from "./domains/mail-choice/stop-token.ts";
import { addressCode } from "./domains/mail-choice/address-code.ts";
import { createMailingTurn, mailingTurn, planTurns } from "./domains/mailing/mailing-turn.ts";
import { noteOutcomes } from "./domains/mailing/mailing-outcome.ts";
import { createMailJob } from "./domains/notification/mail-job.ts";
import { createFileTextJob } from "./domains/attachment-text/file-text-job.ts";
import { fileText } from "./domains/attachment/file-text.ts";
import type { Boards } from "./domains/board/boards.ts";
import { createPublishJob, publish } from "./domains/plan/publish-job.ts";
import { createTileJob, tileJob } from "./domains/upload/tile.service.ts";
import { createWebhookJob } from "./domains/webhook/delivery-attempt.ts";
import { notifyOfDisabled } from "./domains/webhook/webhook-notice.ts";
import { webhookJob } from "./domains/webhook-event/delivery-job.ts";
import type { Uploads } from "./domains/upload/uploads.ts";
import { createNotifier, mailJob, type Notifier } from "./domains/notification/notifier.ts";
import { findLetterhead } from "./domains/page-text/association-facts.ts";
import { mailboxHolder } from "./domains/user/mailbox-holder.ts";
import type { Environment } from "./env.ts";
import { createMissingJobs } from "./missing-jobs.ts";
import { mailTemplates } from "./mail-registry.ts";
import { planDaily } from "./platform/job/daily-job.ts";
import { createJobRunner, type JobHandler, type JobHandlers } from "./platform/job/job-runner.ts";
import type { Limiter } from "./platform/limit/limiter.ts";
import type { DocumentReader } from "./platform/document-text/document-reader.ts";
import type { Log } from "./platform/log/log.ts";
import type { Outside } from "./platform/outbound/outside.ts";
import { deliveryOf, openOutboxOf } from "./platform/mail/mail.ts";
import { createSealingKey, type SealingKey } from "./platform/seal/sealing-key.ts";
import { createSigningKey } from "./platform/seal/signing-key.ts";

type Sources = {
  env: Environment;
  database: Database;
  now: () => Date;
  log: Log;
  limiter: Limiter;
  secret: string;
  uploads: Pick<Uploads, "pictures">;
  /** Of files' words. */
  reader: DocumentReader;
  /** Not to be asked for within a transaction. */
  boards: () => Promise<Boards>;
  /** What their secrets are sealed with, and whom they reach. */
  webhooks: { key: SealingKey; outside: Outside & { timeout?: number } };
};

type Behind = Pick<Sources, "env" | "database" | "now" | "log" | "uploads" | "reader" | "boards" | "webhooks"> & {
  notifier: () => Notifier;
};

/** What sends to webhooks; administrators are written of one that was turned off by itself. */
function createDeliveries({ env, database, now, log, webhooks: { key, outside }, notifier }: Behind): JobHandler {
  const fork = () => database.orm.em.fork();
  const onDisabled = (id: string, reason: "GONE" | "FAILING") =>
    notifyOfDisabled({ fork, notifier: notifier(), now }, id, reason).catch((error: unknown) =>
      log.error({ err: error, webhook: id }, "nobody was told that a webhook is off"),
    );
  const { timeout } = outside;
  return createWebhookJob({ fork, now, log, key, siteUrl: env.publicUrl, outside, timeout, onDisabled });
}

/** What is done for the site itself. */
const createSiteJobs = ({ env, database, now, log, uploads, reader, boards, ...rest }: Behind): JobHandlers => ({
  [webhookJob]: createDeliveries({ env, database, now, log, uploads, reader, boards, ...rest }),
  [tileJob]: createTileJob(uploads.pictures),
  [fileText]: createFileTextJob({ ...uploads.pictures, reader }),
  [publish]: createPublishJob({ fork: () => database.orm.em.fork(), boards, now, log, siteUrl: env.publicUrl }),
  // A process that takes none leaves it to others.
  ...(env.hasNightlyBackup && {
    [nightlyBackup]: createNightlyBackup({ database, settings: env, now, log }),
  }),
});

/** What finds whom somebody else's act is mailed to. */
const createNoticeJobs = (asking: { em: EntityManager; notifier: () => Notifier; now: () => Date }): JobHandlers => ({
  [commentNotice]: createCommentNoticeJob(asking),
  [eventNotice]: createEventNoticeJob(asking),
});

/** What is done behind the scenes, and how it is asked for to write to people. */
export function createJobs({ env, database, now, log, limiter, secret, ...behind }: Sources) {
  const { em } = database.orm;
  const fork = () => em.fork();
  const mailStopKey = createSealingKey(secret, "mail stop");
  const addressCodeKey = createSigningKey(secret, "address code");
  const quota = { em, limiter, holderOf: (key: string) => mailboxHolder(fork(), key) };
  const siteUrl = env.publicUrl;
  const mail = createMailJob({
    ...quota,
    now,
    siteUrl,
    letterhead: () => findLetterhead(fork()),
    stopToken: (stop) => sealStop(mailStopKey, stop),
    addressCode: (who) => addressCode(addressCodeKey, who, now()),
    noteRefused: ({ userId, to }) => noteRefused(fork(), { userId, emails: [to], mailedAt: now() }),
    findWanting: (kind, userId) => findWanting(em, kind, [userId]),
    templates: mailTemplates,
    deliver: deliveryOf(env),
    log,
  });
  const asking = { em, notifier: (): Notifier => notifier };
  const handlers: JobHandlers = {
    [mailJob]: mail,
    ...createNoticeJobs({ ...asking, now }),
    [digest]: createDigestJob({ ...asking, now, hasNightlyBackup: env.hasNightlyBackup }),
    [dormancyNight]: createDormancyJob({ ...asking, now, log }),
    ...createSiteJobs({ env, database, now, log, ...behind, notifier: asking.notifier }),
    [mailingTurn]: createMailingTurn({ ...asking, now, pace: env.mailingPace }),
  };
  const jobs = createJobRunner({ fork, now, log, handlers });
  const notifier = createNotifier({ ...quota, siteUrl, now, nudge: () => jobs.nudge() });
  return {
    jobs,
    missingJobs: createMissingJobs({ fork, now, log }),
    notifier,
    mailStopKey,
    addressCodeKey,
    /** Asks for what every day brings; for every hour. */
    planJobs: async (): Promise<void> => {
      const daily = [
        { kind: digest, at: digestHour },
        { kind: dormancyNight, at: dormancyHour },
        ...(env.hasNightlyBackup ? [{ kind: nightlyBackup, at: backupHour } as const] : []),
      ] as const;
      for (const { kind, at } of daily) await planDaily(em, { kind, at, now: now() });
      await noteOutcomes(em.fork());
      await planTurns(em.fork(), now());
    },
    /** Where mails lie that may be shown to whoever develops the site. */
    outboxDirectory: openOutboxOf(env),
  };
}
