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
  fields: { dates: "1900~1975" },
  lists: { years: [{ year: "1900", event: "태어남" }] },
};
const savedAt = "2026-12-20T00:00:00Z";

test("PAG-02 what this browser kept of a text is found again, and what is none is not", () => {
  expect(textOfDraft({ fields: draftFieldsOf(text), savedAt })).toEqual(text);
  const { fields: _fields, lists: _lists, ...earlier } = text;
  const left = { title: text.title, text: JSON.stringify(earlier) };
  expect(textOfDraft({ fields: left, savedAt })).toEqual({ ...earlier, fields: {}, lists: {} });
  for (const other of ["", "{", "null", "1", '{"title":"제목"}', '{"title":"제목","blocks":1}'])
    expect(textOfDraft({ fields: { text: other }, savedAt })).toBeNull();
});
