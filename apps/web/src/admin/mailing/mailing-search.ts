import { textOf } from "../../page/search-params.ts";

/**
 * The query of the page: `post` is the number of a notice that is to be mailed, or `new` where it is still to be chosen;
 * `id` one that was, with those of a `state` on a `page`. What they may say is looked at where it is shown.
 */
export type MailingSearch = { post?: string; id?: string; state?: string; page?: string };

export const validateMailingSearch = ({ post, id, state, page }: Record<string, unknown>): MailingSearch => ({
  post: textOf(post),
  id: textOf(id),
  state: textOf(state),
  page: textOf(page),
});
