import type { WebhookDelivery } from "@bulmo/contracts/webhook";
import type { WebhookEvent } from "@bulmo/contracts/webhook-event";
import { expect, test } from "vitest";
import { isUnderWay, stateOf, summaryOf } from "./webhook-words.ts";

const minute = 60_000;

const due = (milliseconds: number): WebhookDelivery => ({
  id: "9f3c1a52-7f20-4d0e-9b2a-6c8f1d0e4b77",
  event: "post.created",
  state: "WAITING",
  attempts: 0,
  createdAt: "2026-12-06T01:30:00.000Z",
  body: "{}",
  lastAttemptAt: null,
  lastDuration: null,
  lastStatus: null,
  lastAnswer: null,
  lastError: null,
  nextAttemptAt: new Date(Date.now() + milliseconds).toISOString(),
});

test("API-51 what waits for a webhook that is off is not being sent", () => {
  expect(stateOf(due(0), true)).toBe("보내는 중");
  expect(stateOf(due(0), false)).toBe("웹훅이 꺼져 있어 기다림");
  expect(stateOf({ ...due(0), state: "DELIVERED" }, false)).toBe("전해짐");
  expect(stateOf({ ...due(0), state: "FAILED" }, false)).toBe("실패");
});

test("API-51 an attempt that is to come is not told as made", () => {
  const failed = { ...due(60 * minute), attempts: 1, lastStatus: 500, lastError: "STATUS" } as const;
  expect(stateOf(failed, true)).toMatch(/에 다시 보낼 예정$/u);
});

test("API-51 something comes soon of what is due, unless its webhook is off or nobody has sent it for long", () => {
  expect([due(0), due(minute), due(-minute)].map((one) => isUnderWay(one, true))).toEqual([true, true, true]);
  expect([due(2 * minute), due(-11 * minute)].map((one) => isUnderWay(one, true))).toEqual([false, false]);
  expect(isUnderWay({ ...due(0), state: "DELIVERED", nextAttemptAt: null }, true)).toBe(false);
  expect(isUnderWay(due(0), false)).toBe(false);
});

test("API-51 what only a later server tells of is called by its own word", () => {
  expect(summaryOf(["post.created", "temple.moved" as WebhookEvent])).toBe("새 글, temple.moved");
});
