import type { PageText } from "@bulmo/contracts/page-text";
import type { Draft, DraftFields } from "../../parts/draft/draft.ts";

/** A text as the browser keeps it until it is saved. */
export const draftFieldsOf = (text: PageText): DraftFields => ({ title: text.title, text: JSON.stringify(text) });

const isText = (value: unknown): value is PageText =>
  typeof value === "object" && value !== null && "blocks" in value && Array.isArray(value.blocks) && "title" in value;

/** What a build that knew of neither has left out. */
const nothingNamed = { fields: {}, lists: {} };

/** Null for what somebody else, or another build, left there. */
export function textOfDraft({ fields }: Draft): PageText | null {
  try {
    const value: unknown = JSON.parse(fields["text"] ?? "");
    return isText(value) ? { ...nothingNamed, ...value } : null;
  } catch {
    return null;
  }
}
