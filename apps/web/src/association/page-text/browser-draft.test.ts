import type { PageText } from "@bulmo/contracts/page-text";
import { expect, test } from "vitest";
import { draftFieldsOf, textOfDraft } from "./browser-draft.ts";

const text: PageText = {
  title: "제목",
  titleHanja: "",
  lead: "",
  description: "",
  isSample: false,
  blocks: [{ type: "PARAGRAPH", text: "글" }],
  signature: [],
};
const savedAt = "2026-12-20T00:00:00Z";

test("PAG-02 what this browser kept of a text is found again, and what is none is not", () => {
  expect(textOfDraft({ fields: draftFieldsOf(text), savedAt })).toEqual(text);
  for (const left of ["", "{", "null", "1", '{"title":"제목"}', '{"title":"제목","blocks":1}'])
    expect(textOfDraft({ fields: { text: left }, savedAt })).toBeNull();
});
