import { themeColor } from "@bulmo/ui/theme";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { applyTheme, readTheme, restoreTheme } from "./theme.ts";

const dataset: Record<string, string> = {};
const stored = new Map<string, string>();

type Meta = { name: string; content: string; remove: () => void };

/** The metas that overrule the device, first of all first. */
const metas: Meta[] = [];
const createElement = (): Meta => {
  const meta: Meta = { name: "", content: "", remove: () => void metas.splice(metas.indexOf(meta), 1) };
  return meta;
};
const named = (name: "light" | "dark") => ({ content: themeColor[name] });
/** Of the document: one for each of the device's settings. */
const querySelector = (selector: string) => {
  if (selector.includes("not")) return metas[0] ?? null;
  return named(selector.includes("dark") ? "dark" : "light");
};
const head = { querySelector, prepend: (meta: Meta) => metas.unshift(meta) };

beforeEach(() => {
  stored.clear();
  metas.length = 0;
  delete dataset["theme"];
  vi.stubGlobal("document", { documentElement: { dataset }, head, createElement });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

afterEach(() => vi.unstubAllGlobals());

describe("the theme", () => {
  test("a chosen theme is there before the first paint of the next page", () => {
    applyTheme("dark");
    delete dataset["theme"];
    restoreTheme();
    expect(dataset["theme"]).toBe("dark");
    expect(readTheme()).toBe("dark");
  });

  test("the device's own setting leaves no trace", () => {
    applyTheme("light");
    applyTheme("system");
    restoreTheme();
    expect(dataset["theme"]).toBeUndefined();
    expect(stored.size).toBe(0);
    expect(readTheme()).toBe("system");
  });

  test("the browser's own frame follows the choice, now and on the next page", () => {
    applyTheme("light");
    applyTheme("dark");
    expect(metas.map(({ name, content }) => [name, content])).toEqual([["theme-color", themeColor.dark]]);
    metas.length = 0;
    restoreTheme();
    expect(metas.map(({ name, content }) => [name, content])).toEqual([["theme-color", themeColor.dark]]);
    applyTheme("system");
    expect(metas).toEqual([]);
  });

  test("whatever else is stored means the device's setting", () => {
    stored.set("bulmo-theme", "purple");
    restoreTheme();
    expect(dataset["theme"]).toBeUndefined();
    expect(readTheme()).toBe("system");
  });

  test("where storage is forbidden the choice lasts as long as the page", () => {
    const forbidden = () => {
      throw new DOMException("denied", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(restoreTheme).not.toThrow();
    applyTheme("dark");
    expect(readTheme()).toBe("dark");
  });
});
