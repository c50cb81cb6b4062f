import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import { typeOf } from "../../post/content-board/content-search.ts";

export type BatchSearch = { type?: string };

/** Works hang in exhibitions: any other board is the first of them (requirements/constants.md). */
export function exhibitionOf(search: { type?: string }): PostType {
  const type = typeOf(search);
  return isExhibition(type) ? type : "FIRST_EXHIBITION";
}

export const validateBatchSearch = ({ type }: Record<string, unknown>): BatchSearch =>
  typeof type === "string" ? { type: exhibitionOf({ type }) } : {};
