import type { PostAddress } from "@bulmo/contracts/post";
import { notFound } from "@tanstack/react-router";
import { indexOf, textOf } from "../../page/search-params.ts";

/** The query of the page that a question is written on, as it came. */
export type QuestionSearch = { type?: string; index?: string };

export const validateQuestionSearch = ({ type, index }: Record<string, unknown>): QuestionSearch => ({
  type: textOf(type),
  index: textOf(index),
});

/** The question that an address names; null for a new one, undefined for a number that no question can have. */
export function findQuestion({ type, index }: QuestionSearch): PostAddress | null | undefined {
  if (index === undefined) return null;
  const number = indexOf(index);
  return number !== undefined && type?.toLowerCase() === "qna" ? { type: "QNA", index: number } : undefined;
}

/**
 * The question that is edited; null for a new one (BRD-20). Throws the not-found page for a number that no question can
 * have (NAV-24): whoever has followed a broken link must not be given an empty page in place of their text.
 */
export function questionAddress(search: QuestionSearch): PostAddress | null {
  const address = findQuestion(search);
  if (address === undefined) throw notFound();
  return address;
}
