import type { BlockEditor } from "./schema.ts";

/** A link where one is writing, or the words that are to become one. */
export type LinkRequest = { url: string; words: string };

type LinkPlace = { from: number; to: number; href: string };

/** The link that the selection lies in or begins with. */
function linkAt(writing: BlockEditor): LinkPlace | undefined {
  const { from, to, empty } = writing.prosemirrorState.selection;
  // A range from the first letter of a link on begins beside it.
  const found = writing.getLinkMarkAtPos(empty ? from : from + 1);
  return found && found.to >= to ? found : undefined;
}

export function linkRequest(writing: BlockEditor): LinkRequest {
  const url = linkAt(writing)?.href ?? "";
  return { url, words: writing.getSelectedText() };
}

/** Links the selected words, changes the link that is there, or writes a new one with words of its own. */
export function setLink(writing: BlockEditor, { url, words }: LinkRequest): void {
  const place = linkAt(writing);
  if (!place) return writing.createLink(url, writing.prosemirrorState.selection.empty ? words || url : undefined);
  writing.transact((tr) => {
    const { link } = writing.pmSchema.marks;
    if (link) tr.removeMark(place.from, place.to, link).addMark(place.from, place.to, link.create({ href: url }));
  });
}

/** The words stay. */
export function removeLink(writing: BlockEditor): void {
  const place = linkAt(writing);
  writing.transact((tr) => {
    const { link } = writing.pmSchema.marks;
    if (place && link) tr.removeMark(place.from, place.to, link);
  });
}
