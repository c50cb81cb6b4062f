import { beginForm, beginJson, readNothing, trickle } from "@bulmo/testing/slow-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { tokenOf } from "../harness/account.ts";
import { member } from "../harness/browser.ts";
import { type ServerProcess, spawnServer, temporaryDirectory } from "../harness/server-process.ts";

const second = 1_000;
const kinds = ["headers", "REST", "tRPC", "upload"] as const;

/** With shorter limits, `slow-client` holds the same in every run. */
describe.runIf(process.env["BULMO_TEST_LONG"])("hazard 14 at the figures of a live site", () => {
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  let server: ServerProcess;
  beforeAll(async () => {
    directory = await temporaryDirectory();
    server = await spawnServer({ DATA_DIR: directory.path, LOG_LEVEL: "warn" });
    await server.ready();
  });
  afterAll(async () => {
    await server.stop();
    await directory.remove();
  });

  /** Milliseconds in which a hundred others are answered, ten at a time. */
  async function othersTake(): Promise<number> {
    const start = performance.now();
    const read = () => fetch(`${server.origin}/api/post/list?type=QNA&page=1`);
    for (let round = 0; round < 10; round += 1)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, read))) expect(status).toBe(200);
    return performance.now() - start;
  }

  test("headers after 10 s, bodies after 30 s, and others notice nothing", { timeout: 90 * second }, async () => {
    await othersTake();
    const alone = await othersTake();
    const { origin } = server;
    const token = await tokenOf(origin, member);
    const begun: Record<(typeof kinds)[number], () => ReturnType<typeof trickle>> = {
      headers: () => trickle(origin, [..."GET / HTTP/1.1\r\nX-Slow: aaaaaaaaaa"], second),
      REST: () => trickle(origin, beginJson("/api/auth/sign-in")),
      tRPC: () => trickle(origin, beginJson("/trpc/auth.signIn")),
      upload: () => trickle(origin, beginForm(token)),
    };
    const ending = kinds.flatMap((kind) => Array.from({ length: 10 }, () => begun[kind]()));
    expect(await othersTake()).toBeLessThan(alone * 2 + second);
    for (const [place, { said, after }] of (await Promise.all(ending)).entries()) {
      const limit = place < 10 ? 10 * second : 30 * second;
      expect(said).toMatch(/^HTTP\/1\.1 408 .*전송이 중간에 멈추어/su);
      expect(after).toBeGreaterThan(limit - second);
      expect(after).toBeLessThan(limit + 5 * second);
    }
  });

  test(
    "SEC-26 who reads nothing after five minutes, and others notice nothing",
    { timeout: 400 * second },
    async () => {
      const alone = await othersTake();
      const ending = Array.from({ length: 10 }, () => readNothing(server.origin));
      expect(await othersTake()).toBeLessThan(alone * 2 + second);
      for (const after of await Promise.all(ending)) {
        expect(after).toBeGreaterThan(299 * second);
        expect(after).toBeLessThan(325 * second);
      }
    },
  );
});
