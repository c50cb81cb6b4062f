import type { Webhook } from "@bulmo/contracts/webhook";
import type { WebhookEvent } from "@bulmo/contracts/webhook-event";
import { expect, test } from "vitest";
import { changesOf } from "./webhook-changes.ts";

const wanted = { name: "소식 알림 로봇", address: "https://receiver.example/", isActive: true };
const shown = (events: string[]): Webhook => ({
  ...wanted,
  id: "5b1f6c4e-2a37-4d3c-8f5b-1f0c9a7d2e11",
  events: events as WebhookEvent[],
  disabledReason: null,
  disabledAt: null,
  createdAt: "2026-12-05T09:00:00.000Z",
  lastDeliveredAt: null,
  waiting: 0,
});

test("API-51 only what the form says otherwise is sent", () => {
  const webhook = shown(["post.created", "comment.created"]);
  expect(changesOf(webhook, { ...wanted, events: ["post.created", "comment.created"] })).toEqual({});
  expect(changesOf(webhook, { ...wanted, events: ["post.created"], name: "다른 이름" })).toEqual({
    events: ["post.created"],
    name: "다른 이름",
  });
});

test("API-51 a page that stayed open keeps chosen what only a later server tells of", () => {
  const webhook = shown(["post.created", "temple.moved"]);
  expect(changesOf(webhook, { ...wanted, events: ["post.created"] })).toEqual({});
  expect(changesOf(webhook, { ...wanted, events: ["comment.created"] })).toEqual({
    events: ["comment.created", "temple.moved"],
  });
});
