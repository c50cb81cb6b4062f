import type { EntityManager } from "@bulmo/entities/database";
import { User } from "@bulmo/entities/user.entity";
import { Webhook } from "@bulmo/entities/webhook.entity";
import type { Notifier } from "../notification/notifier.ts";
import { webhookDisabled } from "../notification/account-mails.ts";
import { trustedRecipient } from "../user/user-notice.ts";

type Sources = { fork: () => EntityManager; notifier: Notifier; now: () => Date };

/** Tells all administrators of a webhook that was turned off by itself. */
export async function notifyOfDisabled(
  { fork, notifier, now }: Sources,
  webhookId: string,
  reason: "GONE" | "FAILING",
): Promise<void> {
  const em = fork();
  const webhook = await em.findOne(Webhook, { id: webhookId });
  if (!webhook) return;
  const administrators = await em.find(User, { isAdmin: true, isActive: true });
  await notifier.send(em, webhookDisabled, {
    data: { webhookName: webhook.name, reason, disabledAt: now() },
    recipients: administrators.map((user) => trustedRecipient(user)),
  });
}
