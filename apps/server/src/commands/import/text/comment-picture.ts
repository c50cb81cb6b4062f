import escapeHtml from "escape-html";
import type { OldFile } from "../old-site.ts";

/** How a picture of a comment is called, which stands below the post: a comment here is words alone. */
export const commentPicture = "댓글의 이미지";

/** A text with the pictures of its comments behind it, and not above it as though they were its own. */
export const withCommentPictures = (html: string, files: readonly OldFile[]): string =>
  html +
  files
    .filter(({ isShown, description }) => isShown && description === commentPicture)
    .map(({ key }) => `<p><img src=".${escapeHtml(encodeURI(key))}" alt="${commentPicture}"></p>`)
    .join("");
