import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { PostDetail } from "@bulmo/contracts/post";
import { pageHead, type Site } from "../../page/page-head.ts";
import { altIn } from "../picture/image-tag.ts";

type Introduction = Pick<PostDetail, "index" | "title" | "summary" | "thumbnail"> & { alt: string };

/** What the head of the page needs of a post: the browser gets it a second time, so nothing more. */
export function headData({ index, title, summary, thumbnail, content }: PostDetail): Introduction {
  return { index, title, summary, thumbnail, alt: altIn(content, thumbnail) };
}

/** A post is known by its title, its beginning and its first picture (NAV-28). */
export function postText(
  { index, title, summary, thumbnail, alt }: Introduction,
  { path, description }: { path: string; description: string },
) {
  const picture = parsePictureUrl(thumbnail);
  return {
    path: `${path}/detail?index=${index}`,
    title,
    description: summary || description,
    type: "article" as const,
    ...(picture ? { picture: { ...picture, alt: alt || title } } : {}),
  };
}

export const postHead = (
  introduction: Introduction,
  { site, ...board }: { site: Site; path: string; description: string },
) => pageHead({ site, ...postText(introduction, board) });
