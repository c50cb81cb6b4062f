import { textOf } from "../../page/search-params.ts";

/** What may have been done to an exhibition; the words for it stand where they are shown. */
const acts = ["drafted", "announced", "opened", "hung", "changed", "removed", "undone"] as const;
export type Done = (typeof acts)[number];

/**
 * The query of the page: `edit` is the number of the exhibition in the form, or `new`; `order` that of the one whose works
 * are put in order; `done` what was done to `title`.
 */
export type ExhibitionManageSearch = { edit?: string; order?: string; done?: Done; title?: string };

const named = (value: unknown) => /^(?:new|[1-9]\d{0,3})$/u.exec(String(value))?.[0];

export function validateExhibitionManageSearch(search: Record<string, unknown>): ExhibitionManageSearch {
  const done = acts.find((act) => act === search["done"]);
  return {
    edit: named(search["edit"]),
    order: named(search["order"]),
    done,
    title: done && textOf(search["title"]),
  };
}
