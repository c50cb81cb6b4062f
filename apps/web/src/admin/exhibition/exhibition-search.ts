import { textOf } from "../../page/search-params.ts";

/** What may have been done to an exhibition; the words for it stand where they are shown. */
const acts = ["opened", "changed", "removed"] as const;
export type Done = (typeof acts)[number];

/** The query of the page: `edit` is the number of the exhibition in the form, or `new`; `done` what was done to `title`. */
export type ExhibitionManageSearch = { edit?: string; done?: Done; title?: string };

export function validateExhibitionManageSearch(search: Record<string, unknown>): ExhibitionManageSearch {
  const edit = textOf(search["edit"]);
  const isEdit = edit === "new" || /^[1-9]\d{0,3}$/u.test(edit ?? "");
  const done = acts.find((act) => act === search["done"]);
  return { edit: isEdit ? edit : undefined, done, title: done && textOf(search["title"]) };
}
