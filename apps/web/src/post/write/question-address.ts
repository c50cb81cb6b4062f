import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { notFound } from "@tanstack/react-router";
import { indexOf, textOf } from "../../page/search-params.ts";

/** The query of the page that a member writes on, a question or a post of another board, as it came. */
export type QuestionSearch = { type?: string; index?: string };

export const validateQuestionSearch = ({ type, index }: Record<string, unknown>): QuestionSearch => ({
  type: textOf(type),
  index: textOf(index),
});

/** The post of the board that an address names; null for a new one, undefined for a number that no question can have. */
export function findQuestion(search: QuestionSearch, board: PostType = "QNA"): PostAddress | null | undefined {
  const { type, index } = search;
  if (index === undefined) return null;
  const number = indexOf(index);
  return number !== undefined && type?.toUpperCase() === board ? { type: board, index: number } : undefined;
}

/**
 * The question that is edited; null for a new one (BRD-20). Throws the not-found page for a number that no question can
 * have (NAV-24): whoever has followed a broken link must not be given an empty page in place of their text.
 */
export function questionAddress(search: QuestionSearch, board?: PostType): PostAddress | null {
  const address = findQuestion(search, board);
  if (address === undefined) throw notFound();
  return address;
}
