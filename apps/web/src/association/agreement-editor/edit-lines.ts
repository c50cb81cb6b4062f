import type { AgreementBlockType, AgreementText } from "@bulmo/contracts/agreement";
import { isBlank } from "@bulmo/contracts/text-rule";

/** A line while it is edited: `key` stays with it wherever it is moved. */
export type EditedLine = { key: string; type: AgreementBlockType; text: string };

export type Editing = {
  preface: string;
  lines: readonly EditedLine[];
  /** What was removed, the last at the end. */
  removed: readonly { line: EditedLine; place: number }[];
  /** Where one goes on writing after lines have changed their places. */
  caret: { key: string; at: number } | null;
};

export type LineAction =
  | { type: "preface"; text: string }
  | { type: "write"; key: string; text: string }
  /** Into another kind, in which its words stay. */
  | { type: "turn"; key: string; into: AgreementBlockType }
  /** At the caret, in place of what is selected; what follows is pasted between. */
  | { type: "split"; key: string; start: number; end: number; between?: readonly string[] }
  /** With the line above it. */
  | { type: "join"; key: string }
  | { type: "add"; below: string }
  | { type: "move"; key: string; by: -1 | 1 }
  | { type: "remove"; key: string }
  | { type: "undo" }
  | { type: "replace"; text: AgreementText };

/** What is written below what. */
const following: Record<AgreementBlockType, AgreementBlockType> = {
  CHAPTER: "ARTICLE",
  ARTICLE: "PARAGRAPH",
  PARAGRAPH: "PARAGRAPH",
  ITEM: "ITEM",
};

let made = 0;
const newLine = (type: AgreementBlockType, text = ""): EditedLine => ({ key: `line-${(made += 1)}`, type, text });

export const beginEditing = ({ preface, blocks }: AgreementText): Editing => ({
  preface,
  lines: blocks.map(({ type, text }) => newLine(type, text)),
  removed: [],
  caret: null,
});

/** What is saved of it: without lines in which nothing stands. */
export const writtenOf = ({ preface, lines }: Pick<Editing, "preface" | "lines">): AgreementText => ({
  preface: preface.trim(),
  blocks: lines.filter(({ text }) => !isBlank(text)).map(({ type, text }) => ({ type, text: text.trim() })),
});

type At<Type extends LineAction["type"]> = Extract<LineAction, { type: Type }>;

function split(editing: Editing, place: number, { start, end, between = ["", ""] }: At<"split">): Editing {
  const { lines } = editing;
  const line = lines[place];
  if (!line) return editing;
  const [before, after] = [line.text.slice(0, start), line.text.slice(end)];
  const [first = "", ...rest] = between;
  const added = rest.map((text) => newLine(following[line.type], text));
  const last = added.at(-1);
  const at = last?.text.length ?? before.length + first.length;
  const written = { ...line, text: before + first + (last ? "" : after) };
  const tail = last ? [...added.slice(0, -1), { ...last, text: last.text + after }] : [];
  return {
    ...editing,
    lines: lines.toSpliced(place, 1, written, ...tail),
    caret: { key: last?.key ?? line.key, at },
  };
}

function join(editing: Editing, place: number): Editing {
  const { lines } = editing;
  const [above, line] = [lines[place - 1], lines[place]];
  if (!above || !line) return editing;
  const joined = { ...above, text: above.text + line.text };
  return {
    ...editing,
    lines: lines.toSpliced(place - 1, 2, joined),
    caret: { key: above.key, at: above.text.length },
  };
}

function add(editing: Editing, place: number): Editing {
  const line = editing.lines[place];
  const added = newLine(line ? following[line.type] : "CHAPTER");
  return { ...editing, lines: editing.lines.toSpliced(place + 1, 0, added), caret: { key: added.key, at: 0 } };
}

function move(editing: Editing, place: number, by: -1 | 1): Editing {
  const { lines } = editing;
  const line = lines[place];
  if (!line || !lines[place + by]) return editing;
  const moved = lines.toSpliced(place, 1).toSpliced(place + by, 0, line);
  return { ...editing, lines: moved, caret: { key: line.key, at: line.text.length } };
}

function remove(editing: Editing, place: number): Editing {
  const { lines, removed } = editing;
  const line = lines[place];
  if (!line) return editing;
  const neighbour = lines[place - 1] ?? lines[place + 1];
  return {
    ...editing,
    lines: lines.toSpliced(place, 1),
    removed: [...removed, { line, place }],
    caret: neighbour ? { key: neighbour.key, at: neighbour.text.length } : null,
  };
}

function undo(editing: Editing): Editing {
  const last = editing.removed.at(-1);
  if (!last) return editing;
  const { line, place } = last;
  return {
    ...editing,
    lines: editing.lines.toSpliced(place, 0, line),
    removed: editing.removed.slice(0, -1),
    caret: { key: line.key, at: line.text.length },
  };
}

const withLine = (editing: Editing, key: string, fields: Partial<EditedLine>, caret: Editing["caret"]): Editing => ({
  ...editing,
  lines: editing.lines.map((line) => (line.key === key ? { ...line, ...fields } : line)),
  caret,
});

export function editLines(editing: Editing, action: LineAction): Editing {
  const placeOf = (key: string) => editing.lines.findIndex((line) => line.key === key);
  switch (action.type) {
    case "preface":
      return { ...editing, preface: action.text, caret: null };
    case "write":
      return withLine(editing, action.key, { text: action.text }, null);
    case "turn":
      return withLine(editing, action.key, { type: action.into }, { key: action.key, at: 0 });
    case "split":
      return split(editing, placeOf(action.key), action);
    case "join":
      return join(editing, placeOf(action.key));
    case "add":
      return add(editing, placeOf(action.below));
    case "move":
      return move(editing, placeOf(action.key), action.by);
    case "remove":
      return remove(editing, placeOf(action.key));
    case "undo":
      return undo(editing);
    case "replace":
    default:
      return beginEditing(action.text);
  }
}
