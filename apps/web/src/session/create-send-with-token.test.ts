import { expect, test, vi } from "vitest";
import { createSendWithToken } from "./create-send-with-token.ts";
import type { TokenStore } from "./token-store.ts";

const storeWith = (renewed: string | null | Error): TokenStore => ({
  current: () => "old",
  set: () => undefined,
  clear: () => undefined,
  renew: () => (renewed instanceof Error ? Promise.reject(renewed) : Promise.resolve(renewed)),
  subscribe: () => undefined,
});

const refusal = Object.assign(new Error("401"), { reason: "SIGN_IN_REQUIRED" });
const takesOnly = (good: string) =>
  vi.fn<(token: string | null) => Promise<string>>((token: string | null) =>
    token === good ? Promise.resolve("done") : Promise.reject(refusal),
  );

test("AUT-13 an upload whose token has expired is sent again with a new one", async () => {
  const send = takesOnly("new");
  await expect(createSendWithToken(storeWith("new"))(send)).resolves.toBe("done");
  expect(send.mock.calls).toEqual([["old"], ["new"]]);
});

test.each([[null], [new Error("offline")]])(
  "AUT-14 where no token is to be had, it fails as it did",
  async (renewed) => {
    await expect(createSendWithToken(storeWith(renewed))(takesOnly("new"))).rejects.toBe(refusal);
  },
);

test("another failure is not taken for an expired token", async () => {
  const send = vi.fn<() => Promise<never>>(() => Promise.reject(new Error("offline")));
  await expect(createSendWithToken(storeWith("new"))(send)).rejects.toThrow("offline");
  expect(send).toHaveBeenCalledOnce();
});
