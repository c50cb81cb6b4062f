// What is said of webhooks where nothing is checked: without zod.

/** What can happen, by what it happens to. */
export const webhookNouns = ["post", "comment", "member", "report"] as const;
export const webhookVerbs = ["created", "changed", "removed"] as const;
export type WebhookEvent = `${(typeof webhookNouns)[number]}.${(typeof webhookVerbs)[number]}`;

export const webhookEvents = webhookNouns.flatMap((noun) =>
  webhookVerbs.map((verb): WebhookEvent => `${noun}.${verb}`),
);

/** Whether this version tells of it: one that serves beside, or a page that stayed open, may know more or less. */
export const isKnownEvent = (event: string): event is WebhookEvent => (webhookEvents as string[]).includes(event);

/** What is sent to try a webhook, whatever it is told of. */
export const pingEvent = "ping";

export const deliveryStates = ["WAITING", "DELIVERED", "FAILED"] as const;

/** Why an attempt did not do: the receiver's answer, or what kept us from asking it. */
export const deliveryErrors = [
  "STATUS",
  "REDIRECT",
  "TIMEOUT",
  "NAME_UNKNOWN",
  "ADDRESS_PRIVATE",
  "CERTIFICATE",
  "CONNECTION",
  "SECRET_UNREADABLE",
] as const;
export type DeliveryError = (typeof deliveryErrors)[number];

/** By an administrator; because nothing reached it for days; because it answered 410. */
export const disabledReasons = ["ADMIN", "FAILING", "GONE"] as const;

export const mostWebhooks = 10;
export const longestWebhookName = 50;
export const longestWebhookAddress = 500;
