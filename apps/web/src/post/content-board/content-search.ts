import { boardTypePattern, exhibitionTypePattern, isExhibition, longestType } from "@bulmo/contracts/board";
import { pageSize } from "@bulmo/contracts/page-size";
import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { notFound } from "@tanstack/react-router";
import type { ContentBoard } from "./content-board.ts";
import { indexOf, textOf } from "../../page/search-params.ts";
import { asSearchInput, type PostSearch, validatePostSearch } from "../search/post-search.ts";

/** The largest number that calls take for a group. */
const mostGroups = 99;

/** The query of the list's address. What is missing has its default. Questions alone wait for an answer. */
export type ContentListSearch = PostSearch & { type?: string; group?: string; state?: "unanswered" };

/** The query of the address at which a post is written; without a number it is a new one. */
export type ContentEditSearch = { type?: string; index?: string };

/** Boards are lower case in addresses, exhibitions as they are in the gallery's (CON-07). */
export const typeInAddress = (type: PostType): string => (isExhibition(type) ? type : type.toLowerCase());

function findType(value: unknown): PostType | undefined {
  const name = typeof value === "string" ? value.toUpperCase() : "";
  const isType = name.length <= longestType && (boardTypePattern.test(name) || exhibitionTypePattern.test(name));
  return isType ? name : undefined;
}

/** What an address names; none is the first exhibition (requirements/constants.md). Whether there is one of it, boards tell. */
export const typeOf = ({ type }: { type?: string }): PostType => findType(type) ?? "FIRST_EXHIBITION";

function validateType(value: unknown): string | undefined {
  const type = findType(value);
  return type && typeInAddress(type);
}

/** Keeps what means something and drops the rest. */
export function validateListSearch(search: Record<string, unknown>): ContentListSearch {
  const type = validateType(search["type"]);
  const group = Number(search["group"]);
  return {
    type,
    ...validatePostSearch(search),
    group: Number.isInteger(group) && group >= 1 && group <= mostGroups ? String(group) : undefined,
    state: type === "qna" && search["state"] === "unanswered" ? "unanswered" : undefined,
  };
}

/** The same for a board that there is: a group of another one, or a page of it, means nothing. */
export function onBoard(search: ContentListSearch, { type, groups }: ContentBoard): ContentListSearch {
  const asked = type === typeOf(search) ? search : {};
  const hasGroup = groups.some(({ number }) => String(number) === asked.group);
  return { ...asked, type: typeInAddress(type), group: hasGroup ? asked.group : undefined };
}

export const asListInput = (search: ContentListSearch) => ({
  type: typeOf(search),
  ...asSearchInput(search),
  limit: pageSize.admin,
  exhibitionSubIndex: search.group === undefined ? undefined : Number(search.group),
});

export const validateEditSearch = (search: Record<string, unknown>): ContentEditSearch => ({
  type: validateType(search["type"]),
  index: textOf(search["index"]),
});

/** The post that an address names; null for a new one, undefined for a number that no post can have. */
export function findEdited({ type, index }: ContentEditSearch): PostAddress | null | undefined {
  if (index === undefined) return null;
  const number = indexOf(index);
  return number === undefined ? undefined : { type: typeOf({ type }), index: number };
}

/** The post that is edited; null for a new one. Throws the not-found page for a number that no post can have. */
export function editedPost(search: ContentEditSearch): PostAddress | null {
  const address = findEdited(search);
  if (address === undefined) throw notFound();
  return address;
}
