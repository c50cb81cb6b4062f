import { z } from "zod";
import { absent } from "./absent.ts";
import { pageSize } from "./page-size.ts";
import { pageLimit, pageNumber, pageOf } from "./page.ts";
import { line, timestamp } from "./text.ts";
import { within } from "./text-rule.ts";
import {
  deliveryErrors,
  deliveryStates,
  disabledReasons,
  longestWebhookAddress,
  longestWebhookName,
  pingEvent,
  webhookEvents,
} from "./webhook-event.ts";

// Addresses elsewhere that are told of what happens here (docs/decisions/043).

export const webhookMessages = {
  nameMissing: "웹훅의 이름을 입력해 주세요.",
  nameTooLong: `웹훅의 이름은 ${longestWebhookName}자 이하로 입력해 주세요.`,
  addressMissing: "알림을 받을 주소를 입력해 주세요.",
  addressTooLong: `알림을 받을 주소는 ${longestWebhookAddress}자 이하로 입력해 주세요.`,
  addressWrong: "알림을 받을 주소는 https://로 시작하는 온전한 주소여야 합니다.",
  addressWithPassword: "알림을 받을 주소에는 아이디와 비밀번호를 넣을 수 없습니다.",
  addressPort: "알림을 받을 주소의 포트는 443이거나 1024 이상이어야 합니다.",
  addressPrivate: "알림을 받을 주소는 인터넷에 공개된 주소여야 합니다. 내부망의 주소로는 보내지 않습니다.",
  eventsMissing: "알릴 일을 하나 이상 선택해 주세요.",
};

const webhookEvent = z.enum(webhookEvents);

const urlOf = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined);

/** Below 1024 other services of a host listen, which know nothing of webhooks. */
const hasFitPort = ({ port }: URL) => port === "" || Number(port) >= 1024;

/** As it is called: what a browser would make of it too, without a part that never leaves a client. */
const address = line(webhookMessages.addressMissing)
  .refine((value) => value !== "", {
    error: webhookMessages.addressMissing,
    params: { reason: "TOO_SHORT" },
    abort: true,
  })
  .refine(within(longestWebhookAddress, "")[0], {
    ...within(longestWebhookAddress, webhookMessages.addressTooLong)[1],
    abort: true,
  })
  .refine((value) => urlOf(value)?.protocol === "https:", { error: webhookMessages.addressWrong, abort: true })
  .refine((value) => `${urlOf(value)?.username}${urlOf(value)?.password}` === "", webhookMessages.addressWithPassword)
  .refine((value) => hasFitPort(new URL(value)), webhookMessages.addressPort)
  .meta({ minLength: 1, maxLength: longestWebhookAddress, format: "uri" })
  .transform((value) => {
    const url = new URL(value);
    url.hash = "";
    return url.href;
  });

const fields = {
  name: line(webhookMessages.nameMissing)
    .refine((value) => value !== "", { error: webhookMessages.nameMissing, params: { reason: "TOO_SHORT" } })
    .refine(...within(longestWebhookName, webhookMessages.nameTooLong))
    .meta({ minLength: 1, maxLength: longestWebhookName }),
  address,
  events: z
    .array(webhookEvent, webhookMessages.eventsMissing)
    .min(1, webhookMessages.eventsMissing)
    .max(webhookEvents.length)
    .transform((given) => webhookEvents.filter((event) => given.includes(event))),
};

const id = z.guid("웹훅을 선택해 주세요.");

export const webhook = z.object({
  id: z.uuid(),
  name: z.string(),
  address: z.string(),
  events: z.array(webhookEvent),
  isActive: z.boolean(),
  /** Why it is off, and since when; null while it is on. */
  disabledReason: z.enum(disabledReasons).nullable(),
  disabledAt: timestamp().nullable(),
  createdAt: timestamp(),
  /** When a delivery last arrived; null until one has. */
  lastDeliveredAt: timestamp().nullable(),
  /** Deliveries that are still to be sent. */
  waiting: z.int(),
});
export type Webhook = z.infer<typeof webhook>;
export const webhooks = z.array(webhook);

export const webhookCreateInput = z.object(fields);
export type WebhookCreate = z.output<typeof webhookCreateInput>;

/** `secret` is told this once; a new one can be had. */
export const createdWebhook = webhook.extend({ secret: z.string() });
export type CreatedWebhook = z.infer<typeof createdWebhook>;

/**
 * What is left out stays as it is: who corrects a name neither turns on what was turned off meanwhile nor brings back an
 * address that somebody else has corrected.
 */
export const webhookUpdateInput = z.object({
  id,
  name: absent(fields.name),
  address: absent(fields.address),
  events: absent(fields.events),
  isActive: absent(z.boolean()),
});
export type WebhookUpdate = z.output<typeof webhookUpdateInput>;

export const webhookIdInput = z.object({ id });
export const webhookRemoveOutput = z.object({ success: z.literal(true) });

/** Deliveries are signed with the secret of before, too, until then. */
export const rotatedSecret = z.object({ secret: z.string(), previousEndsAt: timestamp() });

export const webhookDelivery = z.object({
  /** The `webhook-id` that the receiver is told. */
  id: z.uuid(),
  event: z.enum([...webhookEvents, pingEvent]),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  createdAt: timestamp(),
  /** What is sent, as it is signed. */
  body: z.string(),
  /** The last attempt: when, for how many milliseconds, and what came of it. */
  lastAttemptAt: timestamp().nullable(),
  lastDuration: z.int().nullable(),
  lastStatus: z.int().nullable(),
  lastAnswer: z.string().nullable(),
  lastError: z.enum(deliveryErrors).nullable(),
  /** Null for one that is done. */
  nextAttemptAt: timestamp().nullable(),
});
export type WebhookDelivery = z.infer<typeof webhookDelivery>;

export const deliveryListInput = z.object({ id, page: pageNumber(), limit: pageLimit(pageSize.admin) });
export type DeliveryListInput = z.output<typeof deliveryListInput>;
export const deliveryListOutput = pageOf(webhookDelivery);

export const deliveryIdInput = z.object({ id: z.guid("다시 보낼 알림을 선택해 주세요.") });
/** The delivery that is to be sent. */
export const deliverySent = z.object({ id: z.uuid() });
