import type { CallNotes } from "../../platform/rest/call-note.ts";

const id = "5b1f6c4e-2a37-4d3c-8f5b-1f0c9a7d2e11";

const webhook = {
  id,
  name: "소식 알림 로봇",
  address: "https://receiver.example.org/bulmo",
  events: ["post.created", "post.changed", "post.removed"],
  isActive: true,
  disabledReason: null,
  disabledAt: null,
  createdAt: "2026-12-05T09:00:00.000Z",
  lastDeliveredAt: "2026-12-06T01:30:02.000Z",
  waiting: 0,
};

const { name, address, events } = webhook;

/** Nobody's: a secret of nothing but zeros. */
const secret = `whsec_${"A".repeat(43)}=`;

const delivery = {
  id: "9f3c1a52-7f20-4d0e-9b2a-6c8f1d0e4b77",
  event: "post.created",
  state: "DELIVERED",
  attempts: 1,
  createdAt: "2026-12-06T01:30:00.000Z",
  body: '{"type":"post.created","timestamp":"2026-12-06T01:30:00.000Z","data":{"type":"NOTICE","index":12,"title":"정기총회 안내","author":"불모지기","url":"https://www.example.org/community/notice/detail?index=12"}}',
  lastAttemptAt: "2026-12-06T01:30:02.000Z",
  lastDuration: 143,
  lastStatus: 204,
  lastAnswer: "",
  lastError: null,
  nextAttemptAt: null,
};

export const webhookNotes: CallNotes = {
  "webhook-list": { access: "admin", answer: [webhook] },
  "webhook-create": {
    access: "admin",
    noKey: true,
    request: { name, address, events },
    answer: { ...webhook, lastDeliveredAt: null, secret },
    errors: ["WEBHOOKS_TOO_MANY"],
  },
  "webhook-update": {
    access: "admin",
    noKey: true,
    request: { id, name, address, events, isActive: true },
    answer: webhook,
    errors: ["WEBHOOK_NOT_FOUND"],
  },
  "webhook-remove": {
    access: "admin",
    noKey: true,
    request: { id },
    answer: { success: true },
    errors: ["WEBHOOK_NOT_FOUND"],
  },
  "webhook-rotateSecret": {
    access: "admin",
    noKey: true,
    request: { id },
    answer: { secret, previousEndsAt: "2026-12-07T09:00:00.000Z" },
    errors: ["WEBHOOK_NOT_FOUND"],
  },
  "webhook-sendTest": {
    access: "admin",
    request: { id },
    answer: { id: delivery.id },
    errors: ["WEBHOOK_NOT_FOUND", "WEBHOOK_OFF"],
  },
  "webhook-listDeliveries": {
    access: "admin",
    request: { id, page: 1, limit: 14 },
    answer: { list: [delivery], page: 1, totalPages: 1 },
    errors: ["WEBHOOK_NOT_FOUND"],
  },
  "webhook-resend": {
    access: "admin",
    request: { id: delivery.id },
    answer: { id: delivery.id },
    errors: ["WEBHOOK_DELIVERY_NOT_FOUND", "WEBHOOK_OFF"],
  },
};
