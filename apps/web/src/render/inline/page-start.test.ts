import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import pageStart from "virtual:inline-script/render/inline/page-start";
import { inlineScript } from "../inline-script.ts";

type Told = Record<string, unknown>;

const listeners = new Map<string, (event: Told) => void>();
const page: Told & { endEarlyClicks?: () => unknown; startApp?: () => void } = {};
const assign = vi.fn<(address: string) => void>();
const files = { reader: "/reader.js", steps: [], scripts: [], fonts: "/fonts.css" };
/** A visitor's, of a page that nothing has been pressed on. */
const openedDocument = {
  cookie: "",
  images: [],
  documentElement: { dataset: {} },
  querySelector: () => null,
  addEventListener: () => undefined,
  createElement: () => ({}),
  head: { appendChild: (link: unknown) => link },
};

beforeEach(() => {
  vi.useFakeTimers();
  listeners.clear();
  assign.mockClear();
  delete page["ownPressed"];
  vi.stubGlobal("location", { assign });
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", openedDocument);
  vi.stubGlobal("history", { state: null });
  vi.stubGlobal("addEventListener", (type: string, listener: (event: Told) => void) => listeners.set(type, listener));
  vi.stubGlobal("removeEventListener", () => undefined);
  runInThisContext(inlineScript(pageStart, files));
  page.startApp = vi.fn<() => void>();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const button = { type: "button" };
const form = { method: "post", querySelector: () => null, querySelectorAll: () => [button] };
const enterIn = (told: Told) =>
  listeners.get("keydown")?.({ key: "Enter", keyCode: 13, target: { tagName: "INPUT", form }, ...told });

test("SPD-02 Enter in a form that nothing sends yet is kept, and has the app come", () => {
  enterIn({});
  expect(page.startApp).toHaveBeenCalledOnce();
  expect(page.endEarlyClicks?.()).toBe(button);
});

test.each([{ isComposing: true }, { keyCode: 229 }])("SPD-02 Enter that ends a syllable is not: %j", (told) => {
  enterIn(told);
  expect(page.startApp).not.toHaveBeenCalled();
  expect(page.endEarlyClicks?.()).toBeFalsy();
});

test("SEE-20 SPD-02 a field that is filled in has the app come once, and one of a search never", () => {
  const type = (target: Told) => listeners.get("input")?.({ target });
  type({ form: { method: "get" } });
  expect(page.startApp).not.toHaveBeenCalled();
  const field = { form };
  for (let letter = 0; letter < 3; letter += 1) type(field);
  expect(page.startApp).toHaveBeenCalledOnce();
  expect(page["touchedEarly"]).toEqual(new Set([field]));
});

/** A press on an element that has these attributes. */
function pressOn(own: string | undefined) {
  const pressed: Told = {
    type: "button",
    matches: (selector: string) =>
      own !== undefined && (selector.includes(`"${own}"`) || selector.startsWith("[data-own],")),
  };
  const event = {
    target: { closest: () => pressed },
    preventDefault: vi.fn<() => void>(),
    stopPropagation: vi.fn<() => void>(),
  };
  listeners.get("click")?.(event);
  return { pressed, event };
}

test("SPD-02 what only React answers is kept, and nobody else hears of it", () => {
  const { pressed, event } = pressOn(undefined);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(event.stopPropagation).toHaveBeenCalledOnce();
  expect(page.endEarlyClicks?.()).toBe(pressed);
});

test.each(["slides", "bulletin", "reload", "menu"])("SPD-02 what the page answers by itself is not kept: %s", (own) => {
  const { event } = pressOn(own);
  expect(event.stopPropagation).not.toHaveBeenCalled();
  expect(page.startApp).not.toHaveBeenCalled();
  expect(page.endEarlyClicks?.()).toBeFalsy();
});

/** A press on a link that what every page runs follows while the app sleeps. */
function pressOnFollowed(keys: Told = {}) {
  const pressed: Told = {
    href: "/community/notice",
    matches: (selector: string) => selector.startsWith("[data-own],"),
  };
  const event = {
    target: { closest: () => pressed },
    preventDefault: vi.fn<() => void>(),
    stopPropagation: vi.fn<() => void>(),
    ...keys,
  };
  listeners.get("click")?.(event);
  return { pressed, event };
}

test("SPD-02 BRD-07 a link that what every page runs follows waits for that, and has no app come", () => {
  const { pressed, event } = pressOnFollowed();
  expect(page["ownPressed"]).toBe(pressed);
  expect(event.preventDefault).toHaveBeenCalledOnce();
  expect(page.startApp).not.toHaveBeenCalled();
});

test("SPD-02 where that hangs on the line the link leads where it leads", () => {
  const { pressed } = pressOnFollowed();
  vi.runAllTimers();
  expect(assign).toHaveBeenCalledExactlyOnceWith(pressed["href"]);
});

test("SPD-02 not once something else was pressed, nor after the page was left: what is pressed last counts", () => {
  pressOnFollowed();
  const { pressed } = pressOn(undefined);
  expect(page["ownPressed"]).toBeFalsy();
  expect(page.endEarlyClicks?.()).toBe(pressed);
  pressOnFollowed();
  listeners.get("pagehide")?.({});
  expect(page["ownPressed"]).toBeFalsy();
  vi.runAllTimers();
  expect(assign).not.toHaveBeenCalled();
});

test.each(["ctrlKey", "metaKey", "shiftKey", "altKey"])("SPD-02 with %s it is the browser's", (key) => {
  const { event } = pressOnFollowed({ [key]: true });
  expect(page["ownPressed"]).toBeUndefined();
  expect(event.preventDefault).not.toHaveBeenCalled();
});

test("SPD-02 DAY-06 the last key is noted for what every page runs", () => {
  const told = { key: "/", target: {} };
  listeners.get("keydown")?.(told);
  expect(page["earlyKey"]).toBe(told);
  // Who has pressed something since means that.
  pressOn(undefined);
  expect(page["earlyKey"]).toBeUndefined();
});

test("SPD-02 where what every page runs cannot be had, its presses are kept for the app", () => {
  page["readerFailed"] = true;
  const { pressed } = pressOn("menu");
  expect(page.endEarlyClicks?.()).toBe(pressed);
  delete page["readerFailed"];
});

test("SPD-01 a finger that may scroll has the app come by nothing but buttons and texts that are edited", () => {
  const upon = (pointerType: string) => {
    let asked = "";
    const closest = (selector: string) => void (asked = selector);
    listeners.get("pointerdown")?.({ target: { closest }, pointerType });
    return asked;
  };
  expect(upon("mouse")).toContain("form[method=post]");
  expect(upon("touch")).not.toContain("form[method=post]");
  expect(upon("touch")).toContain("button[type=button]");
});

test("SPD-02 where the app cannot be had, the next press tries again", async () => {
  // Node imports nothing from a script that is run so.
  runInThisContext(inlineScript(pageStart, { ...files, steps: ["/app.js"] }));
  const start = page.startApp;
  const failed = vi.fn<() => void>();
  page["appFailed"] = failed;
  start?.();
  expect(page.startApp).not.toBe(start);
  await vi.waitFor(() => expect(page.startApp).toBe(start));
  expect(failed).toHaveBeenCalledOnce();
});
