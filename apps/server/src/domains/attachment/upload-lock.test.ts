import { expect, test } from "vitest";
import { createUploadLocks, UploadLockedError } from "./upload-lock.ts";

test("ATT-01 whoever sends a file anew asks the line of before to let go, and is told that it is locked where it does not", async () => {
  const locks = createUploadLocks(1);
  const { signal } = new AbortController();
  const [first, second, other] = [locks.newLock("file"), locks.newLock("file"), locks.newLock("other")];
  let asked = 0;
  await first.lock(signal, () => void (asked += 1));
  await expect(second.lock(signal, () => undefined)).rejects.toBeInstanceOf(UploadLockedError);
  expect(asked).toBeGreaterThan(0);
  await other.lock(signal, () => undefined);
  await first.unlock();
  await second.lock(signal, () => undefined);
});
