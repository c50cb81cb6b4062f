import { maximumIndex } from "@bulmo/contracts/board";
import type { PostAddress } from "@bulmo/contracts/post";
import { notFound } from "@tanstack/react-router";

/** The query of the page that a question is written on, as it came. */
export type QuestionSearch = { type?: "qna"; index?: string };

export const validateQuestionSearch = (search: Record<string, unknown>): QuestionSearch => ({
  type: search["type"] === "qna" ? "qna" : undefined,
  index: typeof search["index"] === "string" ? search["index"] : undefined,
});

/**
 * The question that is edited; null for a new one (BRD-20). Throws the not-found page for a number that no post can
 * have (NAV-24).
 */
export function questionAddress({ type, index }: QuestionSearch): PostAddress | null {
  if (!type || index === undefined) return null;
  const number = Number(index);
  if (!/^[1-9]\d*$/u.test(index) || number > maximumIndex) throw notFound();
  return { type: "QNA", index: number };
}
