import { textOf } from "../../page/search-params.ts";

/** What may have been done to an event; the words for it stand where they are shown. */
const acts = ["drafted", "published", "past", "changed", "removed", "undone"] as const;
export type Done = (typeof acts)[number];

/**
 * The query of the page: `edit` is the number of the event in the form, or `new`; `replies` that of the one of which one
 * looks who comes, in `year`; `done` what was done to `title`.
 */
export type EventManageSearch = { edit?: string; replies?: string; year?: string; done?: Done; title?: string };

const numbered = (value: unknown) => /^[1-9]\d{0,8}$/u.exec(String(value))?.[0];

export function validateEventManageSearch(search: Record<string, unknown>): EventManageSearch {
  const done = acts.find((act) => act === search["done"]);
  return {
    edit: search["edit"] === "new" ? "new" : numbered(search["edit"]),
    replies: numbered(search["replies"]),
    year: /^\d{4}$/u.exec(String(search["year"]))?.[0],
    done,
    title: done && textOf(search["title"]),
  };
}
