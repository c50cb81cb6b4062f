import type { EntityManager } from "@bulmo/entities/database";
import type { Log } from "../../platform/log/log.ts";
import type { Outside } from "../../platform/outbound/outside.ts";
import { postOutside } from "../../platform/outbound/post-request.ts";
import type { SealingKey } from "../../platform/seal/sealing-key.ts";
import { composeBody } from "./delivery-body.ts";
import type { Claimed } from "./delivery-claim.ts";
import { type AttemptOutcome, recordOutcome } from "./delivery-outcome.ts";
import { signedHeaders } from "./webhook-signature.ts";

/** Milliseconds that a receiver has. */
const answerTime = 10_000;

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
  onDisabled: (webhookId: string, reason: "GONE" | "FAILING") => void;
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

/** Makes one attempt and writes down what came of it. Where `signal` ends it, another process makes it again. */
export async function attempt(sources: AttemptSources, claimed: Claimed, signal: AbortSignal): Promise<void> {
  const { fork, now, log, onDisabled } = sources;
  const { id, webhookId, attempts } = claimed;
  const outcome = await send(sources, claimed, signal);
  if (signal.aborted) return;
  const { status, error } = outcome;
  if (error) log.info({ webhook: webhookId, delivery: id, attempts, status, error }, "webhook delivery failed");
  const disabled = await recordOutcome(fork(), { claimed, outcome, now: now(), random: Math.random() });
  if (disabled) onDisabled(webhookId, disabled);
}
