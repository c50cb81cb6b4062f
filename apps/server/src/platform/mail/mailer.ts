import { setTimeout as rest } from "node:timers/promises";
import type { Log } from "../log/log.ts";
import { emit } from "../event/event.ts";
import { waitAtMost } from "../wait/wait-at-most.ts";
import { leadsNowhere } from "./nowhere.ts";
import type { Letterhead, MailContent } from "./mail-content.ts";

export type Mail = MailContent & { to: string };

/** Hands one mail over; throws while that does not work. */
export type Deliver = (mail: Mail) => Promise<void>;

export type Mailer = ReturnType<typeof createMailer>;

/** Milliseconds before the second and the third attempt: a mail server that restarts is back by then. */
const pauses = [1_000, 5_000];

/** Milliseconds by which a call has been answered. Work that begins earlier would show in the time of the answer. */
const answerTime = 50;

type SmtpFault = { code?: string; command?: string; responseCode?: number };

/** SMTP's 5xx: no later attempt will be answered otherwise. */
const isFinal = (error: unknown) => ((error as SmtpFault).responseCode ?? 0) >= 500;

type MailerSources = { deliver: Deliver; siteUrl: string; letterhead: () => Promise<Letterhead>; log: Log };

/**
 * Mail leaves in the background, so that no call waits for it, nor tells by its time whether there was any.
 * `siteUrl` is what letters link to, `letterhead` who writes and whom their reader may turn to.
 */
export function createMailer({ deliver, siteUrl, letterhead, log }: MailerSources) {
  const underWay = new Set<Promise<void>>();
  const closing = new AbortController();

  const wait = (time: number) => rest(time, undefined, { signal: closing.signal }).catch(() => undefined);

  async function persist<Value>(attempt: () => Promise<Value>): Promise<Value> {
    for (const pause of pauses)
      try {
        return await attempt();
      } catch (error) {
        if (isFinal(error)) throw error;
        await wait(pause);
      }
    return attempt();
  }

  async function work(write: () => Promise<Mail | null>): Promise<void> {
    await wait(answerTime);
    try {
      const mail = await persist(write);
      if (!mail || leadsNowhere(mail.to)) return;
      await persist(() => deliver(mail));
      emit("mail", { result: "sent" });
    } catch (error) {
      // The message of a mail server repeats the address, which no log may hold.
      const { code, command, responseCode } = error as SmtpFault;
      emit("mail", { result: "failed" });
      log.error({ code, command, responseCode, name: (error as Error).name }, "mail failed");
    }
  }

  async function flush(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay);
  }

  return {
    siteUrl,
    letterhead,

    /** Writes and sends a mail later; `write` may find that there is nobody to write to. */
    send(write: () => Promise<Mail | null>): void {
      const task = work(write).finally(() => underWay.delete(task));
      underWay.add(task);
    },

    /** Waits until everything is sent or given up. */
    flush,

    /** The same, within so many milliseconds and without pauses between attempts. */
    async close(within: number): Promise<void> {
      closing.abort();
      await waitAtMost(within, flush());
      if (underWay.size > 0) log.error({ count: underWay.size }, "mails were not sent before the end");
    },
  };
}
