import type { JobReason } from "@bulmo/contracts/job-reason";
import { pingEvent } from "@bulmo/contracts/webhook-event";
import type { EntityManager } from "@bulmo/entities/database";
import { z } from "zod";
import { JobFailure } from "../../platform/job/job-failure.ts";
import type { JobHandler } from "../../platform/job/job-runner.ts";
import type { Log } from "../../platform/log/log.ts";
import type { Outside } from "../../platform/outbound/outside.ts";
import { postOutside } from "../../platform/outbound/post-request.ts";
import type { SealingKey } from "../../platform/seal/sealing-key.ts";
import { composeBody } from "./delivery-body.ts";
import { beginAttempt, type Claimed, findDueTime, findOpenLanes, type Wanted } from "./delivery-claim.ts";
import { type AttemptOutcome, recordOutcome } from "./delivery-outcome.ts";
import { signedHeaders } from "./webhook-signature.ts";

/** Milliseconds that a receiver has. */
const answerTime = 10_000;

/** Deliveries to one webhook that are under way at once, of each process. With ten webhooks, forty connections. */
const mostAtOnce = 4;

/** Milliseconds until somebody looks again at what could not be begun. */
const shortWait = 5_000;

export type AttemptSources = {
  fork: () => EntityManager;
  now: () => Date;
  log: Log;
  key: SealingKey;
  siteUrl: string;
  outside: Outside;
  /** Milliseconds that a receiver has, where a test cannot wait as long as the site does. */
  timeout?: number | undefined;
  /** A webhook was turned off, and nobody asked for it. */
  onDisabled: (webhookId: string, reason: "GONE" | "FAILING") => Promise<void>;
};

/** The secrets that a receiver may hold, the present one first; null where the site's own secret is another by now. */
function secretsOf(key: SealingKey, claimed: Claimed, now: Date): string[] | null {
  const { webhookId, secret, previousSecret, previousSecretEndsAt, olderSecret, olderSecretEndsAt } = claimed;
  const present = key.unseal(secret, webhookId);
  if (present === null) return null;
  const unsealUntil = (sealed: string | null, endsAt: Date | string | null) =>
    sealed === null || endsAt === null || new Date(endsAt) <= now ? null : key.unseal(sealed, webhookId);
  const before = [unsealUntil(previousSecret, previousSecretEndsAt), unsealUntil(olderSecret, olderSecretEndsAt)];
  return [present, ...before.filter((one) => one !== null)];
}

const unreadable: AttemptOutcome = { status: null, answer: null, error: "SECRET_UNREADABLE", duration: 0 };

/** Nothing leaves unsigned. */
async function send(sources: AttemptSources, claimed: Claimed, signal: AbortSignal): Promise<AttemptOutcome> {
  const { now, key, siteUrl, outside, timeout = answerTime } = sources;
  const { id, address } = claimed;
  const secrets = secretsOf(key, claimed, now());
  if (!secrets) return unreadable;
  const body = composeBody(claimed, siteUrl);
  const timestamp = Math.floor(now().getTime() / 1_000);
  const headers = {
    "content-type": "application/json",
    "user-agent": "bulmo webhooks",
    ...signedHeaders(secrets, { id, timestamp, body }),
  };
  return postOutside(outside, { address, headers, body, timeout, signal });
}

const deliveryData = z.object({ deliveryId: z.string(), isResent: z.boolean().default(false) });

/** Nothing was to be sent: its time is later by now, its webhook was turned off, or it is over. */
async function waitFurther({ fork, now }: AttemptSources, wanted: Wanted): Promise<undefined> {
  const dueAt = await findDueTime(fork(), wanted);
  if (dueAt) throw new JobFailure("WAITS", { pause: Math.max(dueAt.getTime() - now().getTime(), shortWait) });
}

/**
 * Makes one attempt and writes down what came of it. Where `signal` ends it, another process makes it again. Answers why
 * something did not arrive that who asked for it by hand sees at once.
 */
async function attempt(sources: AttemptSources, wanted: Wanted, signal: AbortSignal): Promise<JobReason | undefined> {
  const { fork, now, log, onDisabled } = sources;
  const claimed = await beginAttempt(fork(), wanted, now());
  if (!claimed) return waitFurther(sources, wanted);
  const { id, webhookId, attempts } = claimed;
  const outcome = await send(sources, claimed, signal);
  signal.throwIfAborted();
  const { status, error } = outcome;
  const recorded = await recordOutcome(fork(), { claimed, outcome, now: now(), random: Math.random() });
  if (recorded.disabled) await onDisabled(webhookId, recorded.disabled);
  if (error === null) return undefined;
  log.info({ webhook: webhookId, delivery: id, attempts, status, error }, "webhook delivery failed");
  const { nextAttemptAt } = recorded;
  const reason = `WEBHOOK ${error}${status === null ? "" : ` ${status}`}` as const;
  if (wanted.isResent || claimed.event === pingEvent) return reason;
  throw new JobFailure(
    reason,
    nextAttemptAt ? { pause: nextAttemptAt.getTime() - now().getTime() } : { isFinal: true },
  );
}

/**
 * Sends what webhooks are to be told, at least once each and in no promised order. Each webhook has its own lane, so that one
 * whose receiver hangs keeps nobody else's waiting.
 */
export const createWebhookJob = (sources: AttemptSources): JobHandler => ({
  // How often and when is the delivery's to say, which administrators read.
  pauses: () => shortWait,
  most: mostAtOnce,
  lanes: () => findOpenLanes(sources.fork()),
  run({ data }, signal) {
    return attempt(sources, deliveryData.parse(data), signal);
  },
});
