import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { moveBetweenDocuments } from "./document-transition.ts";

const site = "https://example.org";
const wall = `${site}/gallery/exhibition/1`;
const work = `${wall}/detail?type=FIRST_EXHIBITION&index=8`;

type Told = { viewTransition: object | null; activation?: { navigationType: string; entry: { url: string } } };

const image = { clientWidth: 100, clientHeight: 100, style: {} as Record<string, string>, getAttribute: () => "100" };
const skipTransition = vi.fn<() => void>();
const ended = Promise.withResolvers<void>();
const transition = { skipTransition, finished: ended.promise };
const listeners = new Map<string, (event: Told) => void>();
const sheets: unknown[] = [];

/** A document at this address, reached from that one. */
function stand(href: string, { from, deviceMemory }: { from?: string; deviceMemory?: number } = {}): void {
  const { pathname, search } = new URL(href);
  vi.stubGlobal("location", { href, pathname, search });
  vi.stubGlobal("navigator", { deviceMemory });
  vi.stubGlobal("navigation", { activation: { from: from === undefined ? null : { url: from } } });
  moveBetweenDocuments();
}

beforeEach(() => {
  listeners.clear();
  sheets.length = 0;
  skipTransition.mockClear();
  image.style = {};
  Object.assign(image, { removeAttribute: () => (image.style = {}) });
  const link = { href: work, querySelector: () => image };
  vi.stubGlobal("document", { adoptedStyleSheets: sheets, querySelectorAll: () => [link] });
  vi.stubGlobal(
    "CSSStyleSheet",
    class {
      replaceSync = () => undefined;
    },
  );
  vi.stubGlobal("addEventListener", (type: string, listener: (event: Told) => void) => listeners.set(type, listener));
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => vi.unstubAllGlobals());

const leaveFor = (url: string, navigationType = "push") =>
  listeners.get("pageswap")?.({ viewTransition: transition, activation: { navigationType, entry: { url } } });
const isNamed = () => image.style["viewTransitionName"] === "work-picture";

test("SEE-23 a picture leaves with the list for its work, and for nothing else", () => {
  stand(wall);
  expect(sheets).toHaveLength(1);
  leaveFor(work);
  expect([isNamed(), skipTransition.mock.calls.length]).toEqual([true, 0]);
  leaveFor(`${wall}?page=2`);
  leaveFor(`${wall}/detail?type=FIRST_EXHIBITION&index=9`);
  expect(skipTransition).toHaveBeenCalledTimes(2);
});

test("SEE-23 the list that one comes back to takes the picture, which has its name for no longer than it moves", async () => {
  stand(wall, { from: work });
  listeners.get("pagereveal")?.({ viewTransition: transition });
  expect(isNamed()).toBe(true);
  ended.resolve();
  await vi.waitFor(() => expect(isNamed()).toBe(false));
  expect(skipTransition).not.toHaveBeenCalled();
});

test("SEE-23 a list that is reached from elsewhere, or without a move, names nothing", () => {
  stand(wall, { from: `${site}/about/greeting` });
  listeners.get("pagereveal")?.({ viewTransition: transition });
  expect(skipTransition).toHaveBeenCalledOnce();
  listeners.get("pagereveal")?.({ viewTransition: null });
  expect(isNamed()).toBe(false);
});

test("SEE-23 a work's page goes back to a list with a move, and to its neighbour or a list that is loaded anew without", () => {
  stand(work);
  expect(sheets).toEqual([]);
  leaveFor(wall, "traverse");
  expect(skipTransition).not.toHaveBeenCalled();
  leaveFor(wall);
  expect(skipTransition).toHaveBeenCalledOnce();
  leaveFor(`${wall}/detail?type=FIRST_EXHIBITION&index=9`);
  expect(skipTransition).toHaveBeenCalledTimes(2);
});

test("SEE-23 a slow device shows the next page as soon as it can", () => {
  stand(wall, { deviceMemory: 4 });
  expect(sheets).toEqual([]);
  stand(wall, { deviceMemory: 8 });
  expect(sheets).toHaveLength(1);
});
