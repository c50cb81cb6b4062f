import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { FirstBoard, PostDetail } from "@bulmo/contracts/post";
import { pageHead } from "../../page/page-head.ts";
import { altIn } from "../picture/image-tag.ts";
import { detailPaths } from "./board-paths.ts";

type Introduction = Pick<PostDetail, "index" | "title" | "summary" | "thumbnail"> & { type: FirstBoard; alt: string };

/** What the head of the page needs of a post: the browser gets it a second time, so nothing more. */
export function headData(post: PostDetail, type: FirstBoard): Introduction {
  const { index, title, summary, thumbnail, content } = post;
  return { type, index, title, summary, thumbnail, alt: altIn(content, thumbnail) };
}

/** A post is known by its title, its beginning and its first picture (NAV-28). */
export function postHead(
  { type, index, title, summary, thumbnail, alt }: Introduction,
  { publicUrl, description }: { publicUrl: string; description: string },
) {
  const picture = parsePictureUrl(thumbnail);
  return pageHead({
    publicUrl,
    path: `${detailPaths[type]}?index=${index}`,
    title,
    description: summary || description,
    type: "article",
    ...(picture ? { picture: { ...picture, alt: alt || title } } : {}),
  });
}
