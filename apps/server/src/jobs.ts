import type { EntityManager } from "@bulmo/entities/database";
import { createMailJob } from "./domains/notification/mail-job.ts";
import { createNotifier, mailJob } from "./domains/notification/notifier.ts";
import { findLetterhead } from "./domains/page-text/association-facts.ts";
import { mailboxHolder } from "./domains/user/mailbox-holder.ts";
import type { Environment } from "./env.ts";
import { mailTemplates } from "./mail-registry.ts";
import { createJobRunner } from "./platform/job/job-runner.ts";
import type { Limiter } from "./platform/limit/limiter.ts";
import type { Log } from "./platform/log/log.ts";
import { deliveryOf, openOutboxOf } from "./platform/mail/mail.ts";

type Sources = {
  env: Environment;
  database: { orm: { em: EntityManager } };
  now: () => Date;
  log: Log;
  limiter: Limiter;
};

/** What is done behind the scenes, and how it is asked for to write to people. */
export function createJobs({ env, database, now, log, limiter }: Sources) {
  const { em } = database.orm;
  const fork = () => em.fork();
  const quota = { em, limiter, holderOf: (key: string) => mailboxHolder(fork(), key) };
  const siteUrl = env.publicUrl;
  const writing = { ...quota, now, siteUrl, letterhead: () => findLetterhead(fork()) };
  const mail = createMailJob({ ...writing, templates: mailTemplates, deliver: deliveryOf(env), log });
  const jobs = createJobRunner({ fork, now, log, handlers: { [mailJob]: mail } });
  return {
    jobs,
    notifier: createNotifier({ ...quota, siteUrl, now, nudge: () => jobs.nudge() }),
    /** Where mails lie that may be shown to whoever develops the site. */
    outboxDirectory: openOutboxOf(env),
  };
}
