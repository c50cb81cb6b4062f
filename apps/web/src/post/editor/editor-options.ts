import { BlockNoteEditor, type BlockNoteEditorOptions } from "@blocknote/core";
import { videoOf } from "@bulmo/contracts/video";
import { isBlankBlock } from "./insert-blocks.ts";
import { setVideo, videoTaken } from "./insert-video.ts";
import { readyForEditor } from "./paste-colours.ts";
import { lossSentence } from "./paste-losses.ts";
import { tableOfText } from "./paste-parts.ts";
import { cleanPaste } from "./paste.ts";
import { type BlockEditor, schema } from "./schema.ts";

type PasteListeners = {
  onFiles: (files: Iterable<File>) => void;
  /** Hears what of a pasted text could not be taken over as it was, undefined for nothing. */
  onLoss: (sentence: string | undefined) => void;
};

type WritingRequest = PasteListeners & { html: string; label: string };

const { blockSchema, inlineContentSchema, styleSchema } = schema;
type WritingOptions = { schema: typeof schema } & Partial<
  BlockNoteEditorOptions<typeof blockSchema, typeof inlineContentSchema, typeof styleSchema>
>;

/**
 * They draw menus and marks of their own, or style elements that the Content-Security-Policy refuses; and a decoration
 * that comes and goes while a syllable is being composed can break it.
 */
const unused = [
  "placeholder",
  "previousBlockType",
  "sideMenu",
  "formattingToolbar",
  "linkToolbar",
  "filePanel",
  "suggestionMenu",
];

/** Pixels around the line that is written: above it the toolbar stays in sight, which has three rows on a narrow phone. */
const room = { top: 148, right: 5, bottom: 16, left: 5 };

const isBlankHtml = (html: string) => html.replaceAll(/<(?!img\b)[^>]*>|\s|&nbsp;/giu, "") === "";

/** The files that are meant by what is pasted; a text that carries a picture of itself is a text. */
function filesOf(data: DataTransfer | null): FileList | undefined {
  if (!data?.files.length || data.getData("text/plain")) return undefined;
  const html = data.getData("text/html").replaceAll(/<img\b[^>]*>/giu, "");
  return isBlankHtml(html) ? data.files : undefined;
}

/** The blocks of a text that was written before; undefined for none. */
function blocksOf(html: string) {
  if (!html) return undefined;
  const blocks = BlockNoteEditor.create({ schema }).tryParseHTMLToBlocks(readyForEditor(html));
  return blocks.length > 0 ? blocks : undefined;
}

const isMoreThanLine = (plain: string, data: DataTransfer | null) =>
  /[\t\n]/u.test(plain.trim()) || /<(?:img|a)\b/iu.test(data?.getData("text/html") ?? "");

/** What is pasted comes in as what a text can have. Answers that it was taken. */
function paste(editor: BlockEditor, data: DataTransfer | null, { onFiles, onLoss }: PasteListeners): true {
  const files = filesOf(data);
  if (files) {
    onFiles(files);
    return true;
  }
  const plain = data?.getData("text/plain") ?? "";
  const { block } = editor.getTextCursorPosition();
  const video = isBlankBlock(block) ? videoOf(plain) : null;
  onLoss(video ? videoTaken : undefined);
  // A cell has lines of words and nothing else.
  if (block.type === "table") {
    editor.pasteText(plain.trim().replaceAll(/\s+/gu, " "));
    if (isMoreThanLine(plain, data)) onLoss("표의 셀에는 붙여 넣은 글만 한 줄로 넣었습니다.");
  } else if (video) setVideo(editor, { ...video, title: "" });
  else pasteWords(editor, data, plain, onLoss);
  return true;
}

function pasteWords(
  editor: BlockEditor,
  data: DataTransfer | null,
  plain: string,
  onLoss: PasteListeners["onLoss"],
): void {
  const copied = data?.getData("blocknote/html") ?? "";
  const pasted = copied || data?.getData("text/html") || tableOfText(plain) || "";
  // The editor's own way would read Markdown out of a text: a date would begin a list.
  if (pasted === "") return void editor.pasteText(plain);
  editor.pasteHTML(cleanPaste(pasted), copied !== "");
  if (copied === "") onLoss(lossSentence(pasted));
}

/** Of a text that is written: what it begins with, and what becomes of all that is brought to it. */
export function editorOptions({ html, label, onFiles, onLoss }: WritingRequest): WritingOptions {
  const initialContent = blocksOf(html);
  return {
    schema,
    ...(initialContent ? { initialContent } : {}),
    animations: false,
    tables: { headers: true, splitCells: true },
    defaultStyles: false,
    trailingBlock: false,
    disableExtensions: unused,
    domAttributes: {
      editor: {
        "aria-label": label,
        "aria-multiline": "true",
      },
    },
    pasteHandler: ({ event, editor }) => paste(editor, event.clipboardData, { onFiles, onLoss }),
    _tiptapOptions: {
      // The page's own stylesheet has them (writing.css.ts).
      injectCSS: false,
      // Asterisks and lines below words are what was typed too; only addresses become links.
      enablePasteRules: ["link"],
      // Words that are dropped come this way alone.
      editorProps: {
        clipboardTextParser: linesOf,
        transformPastedHTML: cleanPaste,
        scrollThreshold: room,
        scrollMargin: room,
      },
    },
  };
}

/**
 * As it is sent and stored. A list that begins to count anew is a list of its own: a number in the middle of one is not
 * read again.
 */
export const htmlOf = (writing: BlockEditor): string =>
  writing
    .blocksToHTMLLossy(writing.document)
    .replaceAll(/(?<=<\/li>)<li\b[^>]*\bdata-start="(\d+)"/gu, '</ol><ol start="$1">$&');

/** Nothing but one empty paragraph. */
export function isEmptyDocument({ document }: BlockEditor): boolean {
  const [first, ...rest] = document;
  return rest.length === 0 && first?.type === "paragraph" && first.content.length === 0 && first.children.length === 0;
}

type ReadText = NonNullable<NonNullable<BlockEditor["prosemirrorView"]>["props"]["clipboardTextParser"]>;

/** Pasted text as it was typed, a paragraph for each line, blank ones too: the editor's own way leaves those out. */
const linesOf: ReadText = (text, place, _isPlain, { state }) => {
  const marks = place.marks();
  const lines = text.split(/\r\n?|\n/u).map((line) => {
    const paragraph = state.schema.node("paragraph", null, line === "" ? [] : [state.schema.text(line, marks)]);
    return state.schema.node("blockContainer", null, [paragraph]);
  });
  const group = state.schema.node("blockGroup", null, lines);
  // From inside of the first line to inside of the last: they join what stands around them.
  return group.slice(2, group.content.size - 2);
};
