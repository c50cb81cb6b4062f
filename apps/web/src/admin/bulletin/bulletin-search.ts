import { textOf } from "../../page/search-params.ts";

const acts = ["added", "changed", "removed", "undone"] as const;
export type Done = (typeof acts)[number];

/** The query of the page: `edit` is the id of the one in the form, or `new`; `done` what was done to `title`. */
export type BulletinSearch = { edit?: string; done?: Done; title?: string };

const named = (value: unknown) => /^(?:new|[1-9]\d{0,8})$/u.exec(String(value))?.[0];

export function validateBulletinSearch(search: Record<string, unknown>): BulletinSearch {
  const done = acts.find((act) => act === search["done"]);
  return { edit: named(search["edit"]), done, title: done && textOf(search["title"]) };
}
