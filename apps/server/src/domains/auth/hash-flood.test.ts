import { testServers } from "@bulmo/entities/testing/test-database";
import { mostFlooded, testDatabaseUrl } from "@bulmo/testing/figures";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { signIn } from "../../../testing/account.ts";
import { createUser } from "../../../testing/fixture.ts";
import { openSite, type Site } from "../../../testing/site.ts";

/** Milliseconds between two forged calls: forty a second. */
const leastPace = 25;

/** What has piled up after two seconds of them on a machine that is slower than they come. */
const piled = 80;

/** Odd, so that there is a middle one. */
const tries = 5;
const looks = 3;

/** How many other hashes began while each sign-in waited for its turn. */
const { waited } = vi.hoisted(() => ({ waited: [] as number[] }));

vi.mock("./hash-queue.ts", async (original) => {
  const queue = await original<typeof import("./hash-queue.ts")>();
  let begun = 0;
  const queueHash: typeof queue.queueHash = (purpose, work) => {
    const before = begun;
    return queue.queueHash(purpose, () => {
      if (purpose === "sign-in") waited.push(begun - before);
      begun += 1;
      return work();
    });
  };
  return { ...queue, queueHash };
});

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

describe.each(testServers(testDatabaseUrl))("on $name", (server) => {
  let site: Site;
  let username: string;
  beforeAll(async () => {
    site = await openSite(server, { hasRateLimits: true, trustProxy: 1 });
    ({ username } = await createUser(site.fork()));
  });
  afterAll(() => site.close());

  /** Milliseconds that the middle one of some right sign-ins takes. */
  async function entryTime(): Promise<number> {
    const times: number[] = [];
    for (let round = 0; round < tries; round += 1) {
      const start = performance.now();
      expect((await signIn(site, username)).status).toBe(200);
      times.push(performance.now() - start);
    }
    return middle(times);
  }

  let count = 0;

  /** A guess for somebody who does not exist, each from another address. */
  function forge() {
    count += 1;
    const headers = { "x-forwarded-for": `203.0.${Math.floor(count / 250)}.${count % 250}` };
    const body = { name: "모르는이", email: `nobody${count}@example.org`, password: "another-Pond-2!", code: "123456" };
    return site.call("POST", "/api/auth/change-password", { headers, body });
  }

  test("SEC-17 at forty forged change-password calls a second a right sign-in takes at most twice as long", async () => {
    await entryTime();
    // What else this machine does at the moment must not decide: the slower alone, the fastest in the flood.
    const alone = Math.max(await entryTime(), await entryTime());
    const forged = Array.from({ length: piled }, () => forge());
    // A sign-in takes 40 ms where forty a second come; a machine that is busy with others gets as many for a sign-in.
    const flood = setInterval(() => forged.push(forge()), Math.max(leastPace, alone * 0.6));
    const under: number[] = [];
    try {
      // Once the first are answered all that piled up has arrived.
      await Promise.any(forged);
      for (let look = 0; look < looks; look += 1) under.push(await entryTime());
    } finally {
      clearInterval(flood);
    }
    const answers = await Promise.all(forged);
    expect(new Set(answers.map(({ status }) => status)).isSubsetOf(new Set([400, 503]))).toBe(true);
    for (const { headers } of answers.filter(({ status }) => status === 503))
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Math.min(...under)).toBeLessThan(mostFlooded * alone);
    // Whatever the clock says: nobody's hash begins while a sign-in waits, so it waits for one that is under way.
    expect(Math.max(...waited)).toBe(0);
    expect(waited.length).toBeGreaterThan(tries * looks);
  });
});
