import type { AgreementText } from "@bulmo/contracts/agreement";
import type { Draft, DraftFields } from "../../parts/draft/draft.ts";

/** A text as the browser has it until it is saved. */
export const draftFieldsOf = (title: string, text: AgreementText): DraftFields => ({
  title,
  text: JSON.stringify(text),
});

const isText = (value: unknown): value is AgreementText =>
  typeof value === "object" && value !== null && "preface" in value && "blocks" in value && Array.isArray(value.blocks);

/** Null for what somebody else, or another build, left there. */
export function textOfDraft({ fields }: Draft): AgreementText | null {
  try {
    const value: unknown = JSON.parse(fields["text"] ?? "");
    return isText(value) ? value : null;
  } catch {
    return null;
  }
}
