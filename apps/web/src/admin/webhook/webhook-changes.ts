import type { Webhook, WebhookCreate } from "@bulmo/contracts/webhook";
import { isKnownEvent } from "@bulmo/contracts/webhook-event";

/** What stands in the form. */
export type Wanted = WebhookCreate & { isActive: boolean };

/**
 * What the form says otherwise than what it showed: the rest may have been changed by somebody else. The form has no box
 * for what only a later server tells of; that stays chosen.
 */
export function changesOf(shown: Webhook, { name, address, events, isActive }: Wanted) {
  const known = shown.events.filter((event) => isKnownEvent(event));
  const unknown = shown.events.filter((event) => !isKnownEvent(event));
  return {
    ...(name !== shown.name && { name }),
    ...(address !== shown.address && { address }),
    ...(events.join() !== known.join() && { events: [...events, ...unknown] }),
    ...(isActive !== shown.isActive && { isActive }),
  };
}
