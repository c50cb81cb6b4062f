import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { limitLinks } from "../link/link-limit.service.ts";
import { countInHtml, countInText } from "../link/outer-link.ts";

/** Of a call: the database, the time, and the site that is written on, since links to it are no links to another. */
export type WriteContext = Pick<Context, "em" | "notifier" | "boards" | "now">;

/** Throws INPUT_INVALID for a newcomer's question with too many links, those in its title with them. */
export const limitPostLinks = (
  { em, notifier: { siteUrl } }: Pick<WriteContext, "em" | "notifier">,
  actor: Actor,
  { title, content }: { title: string; content: string },
): Promise<void> =>
  limitLinks(em, actor, {
    kind: "question",
    count: countInText(title, siteUrl) + countInHtml(content, siteUrl),
  });
