import type { Actor } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { limitLinks } from "../link/link-limit.service.ts";
import { countInHtml, countInText } from "../link/outer-link.ts";

/** Who writes, and the site that they write on: links to it are no links to another. */
export type Writer = Pick<Context, "em" | "notifier"> & { viewer: Actor };

/** Throws INPUT_INVALID for a newcomer's question with too many links, those in its title with them. */
export const limitPostLinks = (
  { em, viewer, notifier: { siteUrl } }: Writer,
  { title, content }: { title: string; content: string },
): Promise<void> =>
  limitLinks(em, viewer, {
    kind: "question",
    count: countInText(title, siteUrl) + countInHtml(content, siteUrl),
  });
