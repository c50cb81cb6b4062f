import { textOf } from "../../page/search-params.ts";

/**
 * The query of the page: `edit` is the id of the one in the form, or `new`; `done` what was done to `title`. What they may
 * say is looked at where it is shown: every page knows this, and no more of it.
 */
export type BulletinSearch = { edit?: string; done?: string; title?: string };

export const validateBulletinSearch = ({ edit, done, title }: Record<string, unknown>): BulletinSearch => ({
  edit: textOf(edit),
  done: textOf(done),
  title: textOf(title),
});
