import { availableParallelism } from "node:os";
import { OneTimeCode } from "@bulmo/entities/one-time-code.entity";
import { testServers } from "@bulmo/entities/testing/test-database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";
import { queueHash, mostWaiting, type Purpose } from "./hash-queue.ts";
import { issueCode } from "./one-time-code.service.ts";

let site: Site;
beforeAll(async () => {
  site = await openSite(testServers(undefined)[0]!);
});
afterAll(() => site.close());

/** A flood: every place where a hash runs or waits for its turn is taken. Answers how to let it go on. */
function flood() {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const running = Math.max(1, availableParallelism() - 1);
  const all = Array.from({ length: running + mostWaiting.other }, () => queueHash("other", () => held));
  return async () => {
    release();
    await Promise.all(all);
  };
}

test("SEC-17 a code that is to be mailed waits in a flood instead of being lost", async () => {
  const { id: userId, email: to } = await createUser(site.fork());
  const end = flood();
  try {
    await expect(queueHash("other", () => Promise.resolve())).rejects.toMatchObject({ reason: "ACCOUNT_BUSY" });
    const codes = Promise.all(Array.from({ length: 3 }, () => issueCode(site.fork(), { userId, to })));
    // Attached before the flood ends, so that a refusal is seen as one.
    const issued = codes.catch((error: unknown) => error);
    await end();
    expect(await issued).toEqual(Array.from({ length: 3 }, () => expect.stringMatching(/^\d{6}$/u)));
    expect(await site.fork().count(OneTimeCode, { user: userId })).toBe(1);
  } finally {
    await end();
  }
});

test("SEC-17 sign-ins go first, mailed codes next, then everything else", async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const running = Array.from({ length: Math.max(1, availableParallelism() - 1) }, () =>
    queueHash("sign-in", () => held),
  );
  const order: Purpose[] = [];
  const waiting = (["other", "mailed-code", "sign-in"] as const).map((purpose) =>
    queueHash(purpose, () => Promise.resolve(order.push(purpose))),
  );
  release();
  await Promise.all([...running, ...waiting]);
  expect(order).toEqual(["sign-in", "mailed-code", "other"]);
});
