import { type BulletinKind, bulletinKinds, bulletinPages, standsAt } from "@bulmo/contracts/bulletin-rule";
import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { bulletinScript } from "../bulletin-script.ts";

const location = { pathname: "/" };
const sheets: { text: string }[] = [];
const storages = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };

class CSSStyleSheet {
  text = "";
  replaceSync(text: string) {
    this.text = text;
  }
}

const storageOf = (held: Map<string, string>) => ({
  getItem: (key: string) => held.get(key) ?? null,
  setItem: (key: string, value: string) => held.set(key, value),
});

beforeEach(() => {
  sheets.length = 0;
  vi.stubGlobal("location", location);
  vi.stubGlobal("history", { pushState: () => undefined, replaceState: () => undefined });
  vi.stubGlobal("document", { adoptedStyleSheets: sheets, getElementById: () => null });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("CSSStyleSheet", CSSStyleSheet);
  for (const [name, held] of Object.entries(storages)) {
    held.clear();
    vi.stubGlobal(name, storageOf(held));
  }
});
afterEach(() => vi.unstubAllGlobals());

type Told = Parameters<typeof bulletinScript>[0];

/** The numbers of those that the script hides on a page. */
function hiddenAt(pathname: string, bulletins: Told): number[] {
  location.pathname = pathname;
  runInThisContext(bulletinScript(bulletins));
  return [...(sheets.at(-1)?.text ?? "").matchAll(/#bulletin-(\d+)/gu)].map(([, id]) => Number(id));
}

const one = (fields: Partial<Told[number]> = {}): Told[number] => ({
  id: 1,
  kind: "BANNER",
  pages: "EVERY",
  endsOn: null,
  ...fields,
});

const paths = [
  "/",
  "/about",
  "/about/greeting",
  "/aboutness",
  "/gallery/exhibition/2",
  "/gallery/exhibition/2/detail",
  "/community/notice/detail",
  "/community/qna/edit",
  "/member/people/3",
  "/sign-in",
  "/sign-up",
  "/admin",
  "/admin/bulletin",
  "/administration",
];

test.each(
  bulletinKinds.flatMap((kind) => bulletinPages.map((pages): [BulletinKind, Told[number]["pages"]] => [kind, pages])),
)("DAY-04 the script shows a %s of %s where the server does", (kind, pages) => {
  for (const path of paths)
    expect([path, hiddenAt(path, [one({ kind, pages })]).length === 0]).toEqual([
      path,
      standsAt({ kind, pages }, path),
    ]);
});

test("DAY-04 one card is shown at a time, and strips beside it", () => {
  const cards = [2, 3].map((id) => one({ id, kind: "POPUP" }));
  expect(hiddenAt("/", [one(), ...cards])).toEqual([3]);
  storages.sessionStorage.set("bulmo-bulletins", '{"2":1e16}');
  expect(hiddenAt("/", [one(), ...cards])).toEqual([2]);
});

test("DAY-04 what was closed for a day is back on the next, and closed for this visit it stays away", () => {
  storages.localStorage.set("bulmo-bulletins", JSON.stringify({ 1: Date.now() + 60_000 }));
  expect(hiddenAt("/", [one()])).toEqual([1]);
  storages.localStorage.set("bulmo-bulletins", JSON.stringify({ 1: Date.now() - 60_000 }));
  expect(hiddenAt("/", [one()])).toEqual([]);
  storages.sessionStorage.set("bulmo-bulletins", '{"1":1e16}');
  expect(hiddenAt("/", [one()])).toEqual([1]);
});

test("DAY-04 a page that stays open shows no longer what has ended since", () => {
  expect(hiddenAt("/", [one({ endsOn: "2020-01-01" })])).toEqual([1]);
  expect(hiddenAt("/", [one({ endsOn: "2999-01-01" })])).toEqual([]);
});

test.each(["nonsense", "[]", "null", '{"1":"x"}'])("DAY-04 a storage that holds %s hides nothing", (held) => {
  storages.localStorage.set("bulmo-bulletins", held);
  expect(hiddenAt("/", [one()])).toEqual([]);
});

test("DAY-04 where a browser forbids storages everything is shown", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => {
      throw new Error("denied");
    },
  });
  expect(hiddenAt("/", [one()])).toEqual([]);
});
