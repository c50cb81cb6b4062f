import { afterEach, expect, test, vi } from "vitest";
import { pause } from "./pause.ts";

/** What a pause needs of a browser, and what listens there. */
function stubWindow() {
  const listening = new Set<EventListener>();
  const stubbed = {
    setTimeout: globalThis.setTimeout,
    clearTimeout: globalThis.clearTimeout,
    addEventListener: (_: string, listener: EventListener) => listening.add(listener),
    removeEventListener: (_: string, listener: EventListener) => listening.delete(listener),
  };
  vi.stubGlobal("window", stubbed);
  return { listening, goOnline: () => listening.forEach((listener) => listener(new Event("online"))) };
}

afterEach(() => vi.unstubAllGlobals());

test("a pause ends with its time, and listens no longer", async () => {
  const { listening } = stubWindow();
  const over = pause(1);
  expect(listening.size).toBe(1);
  await over;
  expect(listening.size).toBe(0);
});

test("it ends when the connection is back", async () => {
  const { listening, goOnline } = stubWindow();
  const over = pause(600_000);
  goOnline();
  await over;
  expect(listening.size).toBe(0);
});

test("it is given up with its signal, before or after it began", async () => {
  const { listening } = stubWindow();
  await expect(pause(600_000, AbortSignal.abort())).rejects.toThrow("aborted");
  expect(listening.size).toBe(0);
  const giving = new AbortController();
  const over = pause(600_000, giving.signal);
  giving.abort();
  await expect(over).rejects.toThrow("aborted");
  expect(listening.size).toBe(0);
});
