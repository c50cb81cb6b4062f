import { isExhibition } from "@bulmo/contracts/board";
import type { Plan } from "@bulmo/contracts/planned-post";
import type { PostDetail, PostType } from "@bulmo/contracts/post";
import { forFields, type WorkFieldName, workFieldNames, workTextNames } from "@bulmo/contracts/work-field";
import { formatInput } from "../../parts/text/date.ts";
import type { FormValues } from "../../parts/form/form.tsx";
import { typeOf } from "../content-board/content-search.ts";
import { attachedIds, attachedText } from "../attachment/attached.ts";
import { artistsText, writtenArtists } from "./artist-draft.ts";
import type { PostShape } from "./use-post-form.ts";

/** What stands in the form. Those of a work keep what was typed while another board is chosen. */
export type ContentFields = Record<WorkFieldName, string> & {
  title: string;
  type: PostType;
  /** One of the board's words; empty for none. */
  heading: string;
  /** The number of a group; empty for none. */
  subType: string;
  /** As `artistsText` writes them. */
  artists: string;
  /** What the box of a question says: empty for one that everybody reads. */
  isSecret: string;
  /** When it is to be published, in Korean time: `2027-03-02T09:00`; empty for at once. */
  publishAt: string;
  /** As `attachedText` writes them. */
  attachments: string;
  content: string;
};

export const blankFields = (type: PostType): ContentFields => ({
  title: "",
  type,
  heading: "",
  subType: "",
  isSecret: "",
  ...forFields(workFieldNames, () => ""),
  artists: "",
  publishAt: "",
  attachments: "",
  content: "",
});

/** Every field of a post that is there (ADM-22). Only works have a 작가; a post's author is its writer. */
export const fieldsOf = (post: PostDetail): ContentFields => ({
  title: post.title,
  type: post.type,
  heading: post.heading,
  subType: String(post.subType ?? ""),
  isSecret: post.isSecret ? "on" : "",
  author: isExhibition(post.type) ? post.author : "",
  ...forFields(workTextNames, (name) => post[name] ?? ""),
  artists: artistsText(post.artists),
  publishAt: "",
  attachments: attachedText(post.attachments),
  content: post.content,
});

/** What the controls say: those that are not there, as the groups of a board that has none, say nothing. */
const readForm = (values: FormValues, content: string): ContentFields => {
  const type = typeOf(values);
  return { ...blankFields(type), ...values, type, content };
};

/** The same of what is to be published later. */
export const fieldsOfPlan = (plan: Plan): ContentFields => ({
  title: plan.title,
  type: plan.type,
  heading: plan.heading,
  subType: String(plan.subType ?? ""),
  isSecret: "",
  author: plan.author ?? "",
  ...forFields(workTextNames, (name) => plan[name] ?? ""),
  artists: artistsText(plan.artists),
  publishAt: formatInput(plan.publishAt),
  attachments: attachedText(plan.attachments),
  content: plan.content,
});

export const contentShape = (type: PostType, plan?: Plan): PostShape<ContentFields> => ({
  ofForm: readForm,
  ofPost: fieldsOf,
  blank: plan ? fieldsOfPlan(plan) : blankFields(type),
});

/**
 * The same as the calls take it; `before` is the post that is edited. An author that nobody touched is left out, and
 * stays what it was: the name of a work's painter, or whatever its writer is called by then (ADM-21).
 */
export function payloadOf(fields: ContentFields, before: ContentFields | null) {
  const { title, type, heading, subType, isSecret, author, content } = fields;
  const text = { title, type, content, attachments: attachedIds(fields.attachments) };
  if (text.type === "QNA") return { ...text, heading, isSecret: isSecret !== "" };
  if (!isExhibition(text.type)) return { ...text, heading };
  const isUntouched = before !== null && isExhibition(before.type) && before.author === author;
  const texts = forFields(workTextNames, (name) => fields[name]);
  const artists = writtenArtists(fields.artists);
  return { ...text, subType: Number(subType) || null, ...texts, artists, ...(isUntouched ? {} : { author }) };
}

export type ContentPayload = ReturnType<typeof payloadOf>;
