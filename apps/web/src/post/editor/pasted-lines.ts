import type { BlockEditor } from "./schema.ts";

type ReadText = NonNullable<NonNullable<BlockEditor["prosemirrorView"]>["props"]["clipboardTextParser"]>;

/** Pasted text as it was typed, a paragraph for each line, blank ones too: the editor's own way leaves those out. */
export const linesOf: ReadText = (text, place, _isPlain, { state: { schema } }) => {
  const marks = place.marks();
  const lines = text.split(/\r\n?|\n/u).map((line) => {
    const paragraph = schema.node("paragraph", null, line === "" ? [] : [schema.text(line, marks)]);
    return schema.node("blockContainer", null, [paragraph]);
  });
  const group = schema.node("blockGroup", null, lines);
  // From inside of the first line to inside of the last: they join what stands around them.
  return group.slice(2, group.content.size - 2);
};
