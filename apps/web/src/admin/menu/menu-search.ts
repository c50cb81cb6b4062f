import { textOf } from "../../page/search-params.ts";

/** The query of the page: `edit` is the number of the page in the form, or `new`; `done` what was done to `title`. */
export type MenuManageSearch = { edit?: string; done?: string; title?: string };

export const validateMenuManageSearch = ({ edit, done, title }: Record<string, unknown>): MenuManageSearch => ({
  edit: textOf(edit),
  done: textOf(done),
  title: textOf(title),
});
