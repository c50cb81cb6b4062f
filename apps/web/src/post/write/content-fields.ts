import { isExhibition } from "@bulmo/contracts/board";
import type { PostDetail, PostType } from "@bulmo/contracts/post";
import type { FormValues } from "../../parts/form/form.tsx";
import { typeOf } from "../content-board/content-search.ts";
import type { PostShape } from "./use-post-form.ts";

/** What stands in the form. Those of a work keep what was typed while another board is chosen. */
export type ContentFields = {
  title: string;
  type: PostType;
  /** The number of a group; empty for none. */
  subType: string;
  author: string;
  caption: string;
  content: string;
};

export const blankFields = (type: PostType): ContentFields => ({
  title: "",
  type,
  subType: "",
  author: "",
  caption: "",
  content: "",
});

/** Every field of a post that is there (ADM-22). Only works have a 작가; a post's author is its writer. */
export const fieldsOf = ({ title, type, subType, author, caption, content }: PostDetail): ContentFields => ({
  title,
  type,
  subType: String(subType ?? ""),
  author: isExhibition(type) ? author : "",
  caption,
  content,
});

/** What the controls say: those that are not there, as the groups of a board that has none, say nothing. */
const readForm = (values: FormValues, content: string): ContentFields => {
  const type = typeOf(values);
  return { ...blankFields(type), ...values, type, content };
};

export const contentShape = (type: PostType): PostShape<ContentFields> => ({
  ofForm: readForm,
  ofPost: fieldsOf,
  blank: blankFields(type),
});

/**
 * The same as the calls take it; `before` is the post that is edited. An author that nobody touched is left out, and
 * stays what it was: the name of a work's painter, or whatever its writer is called by then (ADM-21).
 */
export function payloadOf({ subType, author, caption, ...text }: ContentFields, before: ContentFields | null) {
  if (!isExhibition(text.type)) return text;
  const isUntouched = before !== null && isExhibition(before.type) && before.author === author;
  return { ...text, subType: Number(subType) || null, caption, ...(isUntouched ? {} : { author }) };
}

export type ContentPayload = ReturnType<typeof payloadOf>;
