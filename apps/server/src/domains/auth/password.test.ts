import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { checkPassword, hashPassword } from "./password.ts";

const running = vi.hoisted(() => ({ now: 0, most: 0 }));

vi.mock("@node-rs/argon2", () => {
  const run = async () => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await pause(5);
    running.now -= 1;
    return "hash";
  };
  return { hash: run, verify: run };
});

test("issue 9: however many sign in at once, one processor is left to readers", async () => {
  const many = Array.from({ length: 12 }, (_, at) => (at % 2 ? hashPassword("붓") : checkPassword("hash", "붓")));
  await Promise.all(many);
  expect(running.most).toBe(Math.min(12, Math.max(1, availableParallelism() - 1)));
});
