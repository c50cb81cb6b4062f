import { brotliCompressSync, gzipSync } from "node:zlib";
import { beforeEach, describe, expect, test } from "vitest";
import { createAnswerStore } from "./answer-store.ts";
import { createFreshness } from "./freshness.ts";

const body = Buffer.from("<p>단청을 그리는 순서</p>".repeat(2_000));
const headers = { "content-type": "text/html" };

let store: ReturnType<typeof createAnswerStore>;
let collector: Parameters<typeof store.put>[1];
beforeEach(() => {
  const freshness = createFreshness();
  freshness.resume();
  store = createAnswerStore(freshness, () => new Date());
  collector = { since: freshness.now(), tags: new Set(), isShared: true, isRefused: false };
});

describe("the memory of kept answers", () => {
  test.each([
    ["br", brotliCompressSync(body)],
    ["gzip", gzipSync(body)],
  ] as const)("until somebody asks again, what was sent as %s is all that is held", (encoding, sent) => {
    store.put("/", collector, { headers, body, compressed: { encoding, body: sent } });
    expect(store.size()).toBeLessThan(sent.length + 2_000);
    expect(store.find("/")?.bodies).toEqual({ identity: body });
    expect(store.size()).toBeGreaterThan(body.length);
  });

  test("a body that was sent as it was made is held so", () => {
    store.put("/", collector, { headers, body });
    expect(store.find("/")?.bodies).toEqual({ identity: body });
  });

  test("however many are read, no more than 6 MB are held, and the latest are", () => {
    const compressed = { encoding: "gzip", body: Buffer.alloc(40_000) } as const;
    for (let place = 0; place < 1_000; place += 1)
      store.put(`/?page=${place}`, collector, { headers, body, compressed });
    expect(store.size()).toBeLessThanOrEqual(6 * 1024 * 1024);
    expect([store.has("/?page=999"), store.has("/?page=0")]).toEqual([true, false]);
  });

  test("DAY-04 what was begun before midnight in Korea and is done after it is not held for the new day", () => {
    const freshness = createFreshness();
    freshness.resume();
    let clock = new Date("2027-04-30T14:59:59Z");
    const midnight = createAnswerStore(freshness, () => clock);
    const begun = { ...collector, since: freshness.now() };
    midnight.put("/", begun, { headers, body });
    expect(midnight.has("/")).toBe(true);
    clock = new Date("2027-04-30T15:00:00Z");
    // Whether or not somebody has asked since.
    midnight.put("/first", begun, { headers, body });
    expect([midnight.has("/"), midnight.has("/first")]).toEqual([false, false]);
    midnight.put("/late", begun, { headers, body });
    expect(midnight.has("/late")).toBe(false);
    midnight.put("/new", { ...collector, since: freshness.now() }, { headers, body });
    expect(midnight.has("/new")).toBe(true);
  });
});
