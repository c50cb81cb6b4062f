import type { ExhibitionManageSearch } from "./exhibition-search.ts";

/** What may have been done to an exhibition; the words for it stand where they are shown. */
const acts = ["drafted", "announced", "opened", "hung", "changed", "removed", "undone"] as const;
export type Done = (typeof acts)[number];

const named = (value = "") => /^(?:new|[1-9]\d{0,3})$/u.exec(value)?.[0];

/** What an address says that means something; anything else it does not say. */
export function knownSearch({ edit, order, done, title }: ExhibitionManageSearch) {
  return { edit: named(edit), order: named(order), done: acts.find((act) => act === done), title };
}
