import { textOf } from "../../page/search-params.ts";

/**
 * The query of the page: `edit` is the type of the board in the form, or `new`; `done` what was done to `title`. What they
 * mean is known where they are shown: this is loaded with every page.
 */
export type BoardManageSearch = { edit?: string; done?: string; title?: string };

export const validateBoardManageSearch = ({ edit, done, title }: Record<string, unknown>): BoardManageSearch => ({
  edit: textOf(edit),
  done: textOf(done),
  title: textOf(title),
});
