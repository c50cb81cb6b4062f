import { afterEach, describe, expect, test, vi } from "vitest";
import { tryLock, withLock } from "./web-lock.ts";

afterEach(() => void vi.unstubAllGlobals());

test("a lock is one tab's at a time, until it is released", async () => {
  const release = await tryLock("one");
  expect(release).not.toBeNull();
  expect(await tryLock("one")).toBeNull();
  let hasRun = false;
  const waiting = withLock("one", async () => (hasRun = true));
  await tryLock("another");
  expect(hasRun).toBe(false);
  await release?.();
  await expect(waiting).resolves.toBe(true);
});

const forbidding = () => ({ request: () => Promise.reject(new DOMException("forbidden", "SecurityError")) });

describe.each([
  ["has no locks", () => ({})],
  ["forbids them", () => ({ locks: forbidding() })],
])("where a browser %s, each tab is for itself:", (_, navigator) => {
  test("it gets every lock, and can release it", async () => {
    vi.stubGlobal("navigator", navigator());
    for (const release of [await tryLock("one"), await tryLock("one")]) {
      expect(release).not.toBeNull();
      await release?.();
    }
  });

  test("its work runs, once", async () => {
    vi.stubGlobal("navigator", navigator());
    const work = vi.fn<() => Promise<string>>(() => Promise.resolve("done"));
    await expect(withLock("one", work)).resolves.toBe("done");
    expect(work).toHaveBeenCalledOnce();
  });
});

test("what fails under a lock is not done again without it", async () => {
  const work = vi.fn<() => Promise<string>>(() => Promise.reject(new Error("offline")));
  await expect(withLock("one", work)).rejects.toThrow("offline");
  expect(work).toHaveBeenCalledOnce();
});
