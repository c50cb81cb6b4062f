import { sections } from "@bulmo/content/section";
import { pageHead } from "../page/page-head.ts";

type Matched = { match: { context: { publicUrl: string } } };

/** Of a page of the administration, which nobody searches for: its name, and what the section is for. */
export const adminHead =
  (path: string, title: string) =>
  ({ match }: Matched) =>
    pageHead({
      publicUrl: match.context.publicUrl,
      path,
      unlisted: true,
      title,
      description: sections.admin.description,
    });
