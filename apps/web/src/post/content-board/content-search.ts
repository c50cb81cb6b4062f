import { postTypes } from "@bulmo/contracts/board";
import { pageSize } from "@bulmo/contracts/page-size";
import type { PostAddress, PostType } from "@bulmo/contracts/post";
import { notFound } from "@tanstack/react-router";
import { indexOf, textOf } from "../../page/search-params.ts";
import { asSearchInput, type PostSearch, validatePostSearch } from "../search/post-search.ts";
import { boardOf } from "./content-board.ts";

/** The query of the list's address. What is missing has its default. */
export type ContentListSearch = PostSearch & { type?: string; group?: string };

/** The query of the address at which a post is written; without a number it is a new one. */
export type ContentEditSearch = { type?: string; index?: string };

/** Boards are lower case in addresses, exhibitions as they are in the gallery's (CON-07). */
export const typeInAddress = (type: PostType): string =>
  type === "NOTICE" || type === "QNA" ? type.toLowerCase() : type;

const findType = (value: unknown) => {
  const name = typeof value === "string" ? value.toUpperCase() : "";
  return postTypes.find((type) => type === name);
};

/** What an address names; an unknown type is the first exhibition (requirements/constants.md). */
export const typeOf = ({ type }: { type?: string }): PostType => findType(type) ?? "FIRST_EXHIBITION";

function validateType(value: unknown): string | undefined {
  const type = findType(value);
  return type && typeInAddress(type);
}

/** Keeps what means something and drops the rest. */
export function validateListSearch(search: Record<string, unknown>): ContentListSearch {
  const type = validateType(search["type"]);
  const group = Number(search["group"]);
  const { groups } = boardOf(typeOf({ type }));
  return {
    type,
    ...validatePostSearch(search),
    group: Number.isInteger(group) && group >= 1 && group <= groups.length ? String(group) : undefined,
  };
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
