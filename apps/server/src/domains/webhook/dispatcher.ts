import { setTimeout as rest } from "node:timers/promises";
import type { EntityManager } from "@bulmo/entities/database";
import type { Log } from "../../platform/log/log.ts";
import type { Outside } from "../../platform/outbound/outside.ts";
import { type Outcome, postOutside } from "../../platform/outbound/post.ts";
import type { SealingKey } from "../../platform/seal/sealing-key.ts";
import { composeBody } from "./delivery-body.ts";
import { type Claimed, claimDue, findDue } from "./delivery-claim.ts";
import { settle } from "./delivery-outcome.ts";
import { signedHeaders } from "./webhook-signature.ts";

/** Milliseconds between two looks at what is due: an index that holds nothing else. */
const lookEvery = 2_000;

/** Deliveries to one webhook that are under way at once, of each process. With ten webhooks, forty connections. */
const mostAtOnce = 4;

/** Milliseconds that a receiver has. */
const answerTime = 10_000;

export type DispatcherSources = {
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

export type Dispatcher = ReturnType<typeof createDispatcher>;

/** The secrets that a receiver may hold, the present one first; null where the site's own secret is another by now. */
function secretsOf(key: SealingKey, claimed: Claimed, now: Date): string[] | null {
  const { webhookId, secret, previousSecret, previousSecretEndsAt } = claimed;
  const present = key.unseal(secret, webhookId);
  if (present === null) return null;
  const isOver = previousSecretEndsAt === null || new Date(previousSecretEndsAt) <= now;
  const previous = previousSecret === null || isOver ? null : key.unseal(previousSecret, webhookId);
  return previous === null ? [present] : [present, previous];
}

const unreadable: Outcome = { status: null, answer: null, error: "SECRET_UNREADABLE", duration: 0 };

/**
 * Sends what is due, at least once each and in no promised order. Each webhook has its own turn, so that one whose
 * receiver hangs keeps nobody else's waiting; several processes share the work row by row.
 */
export function createDispatcher(sources: DispatcherSources) {
  const { fork, now, log, key, siteUrl, outside, timeout = answerTime, onDisabled } = sources;
  const underWay = new Map<string, Promise<void>>();
  const cutting = new AbortController();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;

  async function attempt(claimed: Claimed): Promise<void> {
    const { id, webhookId, attempts, address } = claimed;
    const body = composeBody(claimed, siteUrl);
    const secrets = secretsOf(key, claimed, now());
    const timestamp = Math.floor(now().getTime() / 1_000);
    const headers = {
      "content-type": "application/json",
      "user-agent": "bulmo webhooks",
      ...(secrets && signedHeaders(secrets, { id, timestamp, body })),
    };
    const outcome = secrets
      ? await postOutside(outside, { address, headers, body, timeout, signal: cutting.signal })
      : unreadable;
    // Cut off by the end of this process: another one makes it again.
    if (cutting.signal.aborted) return;
    const { status, error } = outcome;
    if (error) log.info({ webhook: webhookId, delivery: id, attempts, status, error }, "webhook delivery failed");
    const disabled = await settle(fork(), { claimed, outcome, now: now(), random: Math.random() });
    if (disabled) onDisabled(webhookId, disabled);
  }

  async function serve(webhookId: string): Promise<void> {
    while (!isStopping) {
      const claimed = await claimDue(fork(), webhookId, { now: now(), most: mostAtOnce });
      if (claimed.length === 0) return;
      await Promise.all(claimed.map(attempt));
    }
  }

  async function look(): Promise<void> {
    if (isStopping) return;
    for (const id of await findDue(fork(), now())) {
      if (underWay.has(id)) continue;
      const turn = serve(id)
        // What was claimed is due again by itself.
        .catch((error: unknown) => log.warn({ err: error, webhook: id }, "webhook deliveries failed"))
        .finally(() => underWay.delete(id));
      underWay.set(id, turn);
    }
  }

  const lookQuietly = () =>
    look().catch((error: unknown) => log.warn({ err: error }, "webhook deliveries were not looked for"));

  return {
    /** Looks every few seconds from now on. */
    start(): void {
      timer = setInterval(() => void lookQuietly(), lookEvery);
      timer.unref();
    },

    /** Looks at once, for who waits for it. */
    nudge(): void {
      void lookQuietly();
    },

    /** Sends all that is due at this moment, and waits for it. */
    async flush(): Promise<void> {
      do {
        await look();
        await Promise.all(underWay.values());
      } while (!isStopping && (await findDue(fork(), now())).length > 0);
    },

    /** Ends within so many milliseconds: what is under way is waited for, and then cut off. */
    async close(within: number): Promise<void> {
      clearInterval(timer);
      isStopping = true;
      const stop = new AbortController();
      const all = Promise.all(underWay.values());
      await Promise.race([all, rest(Math.max(within, 0), undefined, { signal: stop.signal }).catch(() => undefined)]);
      stop.abort();
      cutting.abort();
      await all;
    },
  };
}
