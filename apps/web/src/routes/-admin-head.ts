import { pageHead, type Site } from "../page/page-head.ts";

type Matched = { match: { context: Site } };

/** Of a page of the administration, which nobody searches for: its name, and what the section is for. */
export const adminHead =
  (path: string, title: string) =>
  ({ match }: Matched) =>
    pageHead({
      site: match.context,
      path,
      unlisted: true,
      title,
      description: "회원과 게시물을 관리합니다.",
    });
