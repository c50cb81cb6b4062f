import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { beforeEach, expect, test, vi } from "vitest";
import { mostWaiting } from "./hash-queue.ts";
import { checkPassword, hashPassword } from "./password.ts";

const running = vi.hoisted(() => ({ now: 0, most: 0, order: [] as string[] }));
beforeEach(() => {
  running.most = 0;
  running.order = [];
});

vi.mock("@node-rs/argon2", () => {
  const run = async (name: string) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    running.order.push(name);
    await pause(5);
    running.now -= 1;
    return "hash";
  };
  return { hash: (text: string) => run(text), verify: (_hash: string, text: string) => run(text) };
});

const atOnce = Math.max(1, availableParallelism() - 1);

test("however many sign in at once, one processor is left to readers", async () => {
  const many = Array.from({ length: 12 }, (_, at) => (at % 2 ? hashPassword("붓") : checkPassword("hash", "붓")));
  await Promise.all(many);
  expect(running.most).toBe(Math.min(12, atOnce));
});

test("SEC-17 a sign-in begins next, however many others wait", async () => {
  const others = Array.from({ length: 40 }, () => hashPassword("다른 일"));
  const entry = checkPassword("hash", "로그인", "sign-in");
  await Promise.all([entry, ...others]);
  expect(running.order.indexOf("로그인")).toBe(atOnce);
});

test("SEC-17 the others wait up to a number, beyond which they are told at once; places for sign-in remain", async () => {
  const refused = { reason: "ACCOUNT_BUSY", code: "SERVICE_UNAVAILABLE" };
  const others = Array.from({ length: mostWaiting.other + atOnce + 3 }, () => hashPassword("다른 일"));
  const settled = Promise.allSettled(others);
  const entry = checkPassword("hash", "로그인", "sign-in");
  for (const one of others.slice(-3)) await expect(one).rejects.toMatchObject(refused);
  expect(await entry).toBe(true);
  const ends = await settled;
  expect(ends.slice(0, mostWaiting.other).map(({ status }) => status)).not.toContain("rejected");

  const entries = Array.from({ length: mostWaiting["sign-in"] + atOnce + 1 }, () =>
    checkPassword("hash", "", "sign-in"),
  );
  const ended = Promise.allSettled(entries);
  await expect(entries.at(-1)).rejects.toMatchObject(refused);
  expect((await ended).slice(0, mostWaiting["sign-in"]).map(({ status }) => status)).not.toContain("rejected");
});

test("SEC-17 AUT-05 where the queue was full at the first sign-in of nobody, the next one is judged all the same", async () => {
  const full = Array.from({ length: mostWaiting["sign-in"] + atOnce }, () => checkPassword("hash", "", "sign-in"));
  const ended = Promise.allSettled(full);
  await expect(checkPassword(null, "", "sign-in")).rejects.toMatchObject({ reason: "ACCOUNT_BUSY" });
  await ended;
  expect(await checkPassword(null, "", "sign-in")).toBe(false);
});
