import { textOf } from "../../page/search-params.ts";

/**
 * The query of the page: `edit` is the number of the exhibition in the form, or `new`; `order` that of the one whose works
 * are put in order; `done` what was done to `title`. What they mean is known where they are shown (known-search.ts): this
 * is loaded with every page.
 */
export type ExhibitionManageSearch = { edit?: string; order?: string; done?: string; title?: string };

export const validateExhibitionManageSearch = ({
  edit,
  done,
  title,
  order,
}: Record<string, unknown>): ExhibitionManageSearch => ({
  edit: textOf(edit),
  done: textOf(done),
  title: textOf(title),
  order: textOf(order),
});
