import type { PageText } from "@bulmo/contracts/page-text";
import { Prose } from "@bulmo/ui/prose";
import type { ReactNode } from "react";
import { Blocks } from "../longform/blocks.tsx";
import { WithReadings } from "../longform/with-readings.tsx";

export type TextRow = Readonly<Record<string, string>>;

/** Parts that every text may have; all other names are its fields. */
const commonParts = ["title", "titleHanja", "lead"] as const;
export type CommonPart = (typeof commonParts)[number];
export const isCommonPart = (name: string): name is CommonPart => commonParts.some((part) => part === name);

/** Another way to write fields that belong together, as on a map: in the order in which they are named. */
export type Beside = (words: readonly string[], write: (words: readonly string[]) => void) => ReactNode;

/**
 * What a page puts where its design has room for it. Who reads gets words, and who edits gets fields that are written in
 * the same type: the page is laid out once for both.
 */
export type TextSlots = {
  isSample: boolean;
  /** Whether there is something to be read there, or to be written. */
  has: (name: string) => boolean;
  /** What stands there now, where it is said once more. */
  words: (name: string) => string;
  /** What stands in fields that belong together, as `read` sets their words; who edits has `beside` below the fields. */
  part: (names: readonly string[], read: (...words: string[]) => ReactNode, beside?: Beside) => ReactNode;
  /** A list in its order, as `read` sets its rows; nothing where it has none. */
  rows: (name: string, read: (rows: readonly TextRow[]) => ReactNode) => ReactNode;
  /** The text itself. */
  blocks: ReactNode;
  /** What administrators find at the text's title. */
  tools: ReactNode;
};

export const wordsAt = ({ fields, ...text }: Pick<PageText, CommonPart | "fields">, name: string): string =>
  isCommonPart(name) ? text[name] : (fields[name] ?? "");

/** For whoever reads. */
export const readingSlots = (text: PageText, tools: ReactNode): TextSlots => ({
  isSample: text.isSample,
  has: (name) => wordsAt(text, name) !== "",
  words: (name) => wordsAt(text, name),
  part: (names, read) => read(...names.map((name) => wordsAt(text, name))),
  rows: (name, read) => {
    const rows = text.lists[name] ?? [];
    return rows.length > 0 ? read(rows) : null;
  },
  blocks: (
    <WithReadings blocks={text.blocks}>
      <Prose serif>
        <Blocks blocks={text.blocks} />
      </Prose>
    </WithReadings>
  ),
  tools,
});

/** Words as they are; where they stand decides how they break. */
export const asWritten = (words: string): ReactNode => words;
