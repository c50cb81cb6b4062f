import { isExhibition } from "@bulmo/contracts/board";
import type { FirstIssue as FieldIssue } from "@bulmo/contracts/first-issue";
import type { PostType } from "@bulmo/contracts/post";
import { postCreateInput } from "@bulmo/contracts/post-write";
import { forFields, type WorkFieldName, workFieldNames } from "@bulmo/contracts/work-field";
import escapeHtml from "escape-html";
import { writtenArtists } from "../../post/write/artist-draft.ts";
import { isBlank } from "@bulmo/contracts/text-rule";

/** What is typed for one work. */
export type WorkTexts = Record<WorkFieldName, string> & {
  title: string;
  /** As `artistsText` writes them. */
  artists: string;
  /** The number of a group; empty for none. */
  subType: string;
  /** For those who cannot see the picture; not asked for where it only adorns (BRD-30). */
  description: string;
  isDecorative: boolean;
};

/** A picture that is to become a work, or has become one. */
export type Work = WorkTexts & {
  /** Stays with it for good: sent along, it keeps a lost answer from making the work twice. */
  key: string;
  fileName: string;
  /** Where the server has its picture, and since when (milliseconds); null before. */
  picture: { url: string; takenAt: number } | null;
  /** Why the picture or the work was refused; null while nothing speaks against it. */
  trouble: string | null;
  /** The field that the trouble is about; null where it is about none, or there is none. */
  troubleField: string | null;
  /** The trouble is the file itself, or that there is none: only another one helps. */
  needsPicture: boolean;
  /** What was sent and perhaps written, if the answer never came. */
  attempt: string | null;
  /** Its number in the exhibition, once it is there. */
  index: number | null;
};

export const blankWork = (key: string, fileName: string): Work => ({
  key,
  fileName,
  title: "",
  ...forFields(workFieldNames, () => ""),
  artists: "",
  subType: "",
  description: "",
  isDecorative: false,
  picture: null,
  trouble: null,
  troubleField: null,
  needsPicture: false,
  attempt: null,
  index: null,
});

export const isMade = ({ index }: Work) => index !== null;
export const isLeft = (work: Work) => !isMade(work);
/** Its picture is with the server, and nothing speaks against it. */
export const isReady = ({ index, picture, trouble }: Work) => index === null && picture !== null && trouble === null;
/** It was refused, and the same may be taken the next time. */
export const canRetry = (work: Work) => isLeft(work) && work.trouble !== null && !work.needsPicture;
/** Its picture is still to be sent. */
export const isQueued = ({ index, picture, trouble }: Work) => index === null && picture === null && trouble === null;

/**
 * Works as they will hang: what is made later hangs before what is there, which hangs by its number, the newest first. Rows
 * that are left keep their places among one another.
 */
export const inWallOrder = (works: readonly Work[]): readonly Work[] => [
  ...works.filter(isLeft),
  ...works.filter(isMade).toSorted((one, other) => (other.index ?? 0) - (one.index ?? 0)),
];

/** Whether anything was typed that would be lost with it. */
export const hasWords = (work: WorkTexts) =>
  (["title", ...workFieldNames, "artists", "description"] as const).some((name) => !isBlank(work[name]));

/** A work, or a photograph, as the call takes it: its content is its picture. */
export function payloadOf(work: Work, type: PostType) {
  const { title, subType, description, isDecorative, picture } = work;
  const said = isDecorative ? 'alt="" role="presentation"' : `alt="${escapeHtml(description.trim())}"`;
  const content = `<img src="${picture?.url ?? ""}" ${said} />`;
  // A photograph of an album has no painter and hangs in no group.
  if (!isExhibition(type)) return { type, title, content };
  const written = forFields(workFieldNames, (name) => work[name]);
  const artists = writtenArtists(work.artists);
  return { type, title, ...written, artists, subType: Number(subType) || null, content };
}

/** What of a work the server may refuse by its name. */
export const refusableFields: readonly string[] = ["title", ...workFieldNames, "artists", "subType"];

const descriptionMissing = "대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요.";

/** What the server has refused, at its field; a batch that an earlier build stored names none. */
export const refusedField = ({ trouble, troubleField }: Work): FieldIssue[] =>
  trouble !== null && troubleField ? [{ field: troubleField, message: trouble }] : [];

/** All that is wrong with the texts of a work, by its fields' names and in their order; empty when it can be made. */
export function issuesOf(work: Work, type: PostType): FieldIssue[] {
  const { error } = postCreateInput.safeParse({ ...payloadOf(work, type), content: "-" });
  const found = (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  const first = found.filter(({ field }, place) => found.findIndex((other) => other.field === field) === place);
  const isMissing = !work.isDecorative && isBlank(work.description);
  return isMissing ? [...first, { field: "description", message: descriptionMissing }] : first;
}
