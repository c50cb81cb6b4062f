import {
  BlockNoteSchema,
  createBulletListItemBlockSpec,
  createCheckListItemBlockSpec,
  createDividerBlockSpec,
  createHeadingBlockSpec,
  createNumberedListItemBlockSpec,
  createParagraphBlockSpec,
  createQuoteBlockSpec,
  createTableBlockSpec,
  defaultStyleSpecs,
} from "@blocknote/core";
import { createPictureBlockSpec } from "./picture-block.ts";
import { createVideoBlockSpec } from "./video-block.ts";

export const headingLevels = [1, 2, 3, 4, 5, 6] as const;
export type HeadingLevel = (typeof headingLevels)[number];

const { bold, italic, underline, strike, textColor, backgroundColor } = defaultStyleSpecs;

/** What the toolbar offers, and no more (BRD-18): anything else that is pasted becomes its plain text. */
export const schema = BlockNoteSchema.create({
  blockSpecs: {
    paragraph: createParagraphBlockSpec(),
    heading: createHeadingBlockSpec({ levels: headingLevels, allowToggleHeadings: false }),
    bulletListItem: createBulletListItemBlockSpec(),
    numberedListItem: createNumberedListItemBlockSpec(),
    checkListItem: createCheckListItemBlockSpec(),
    quote: createQuoteBlockSpec(),
    divider: createDividerBlockSpec(),
    table: createTableBlockSpec(),
    image: createPictureBlockSpec(),
    video: createVideoBlockSpec(),
  },
  styleSpecs: { bold, italic, underline, strike, textColor, backgroundColor },
});

export type BlockEditor = typeof schema.BlockNoteEditor;
export type EditorBlock = typeof schema.Block;
export type Alignment = "left" | "center" | "right" | "justify";
