import type { PageText, PageTextBlock } from "@bulmo/contracts/page-text";
import { type References, withReferences } from "@bulmo/contracts/role-reference";

/** A reading over Hanja, `{佛母|불모}`, which readers look for by either. */
const reading = /\{([^{}|]+)\|([^{}|]+)\}/gu;

/** Where a picture or a link lies, and what a choice is called in the program, is nothing that is read. */
const isTechnical = (value: string) => /^(?:(?:https?:\/\/|\/)\S*|[a-z]+(?:-[a-z]+)*)$/u.test(value);

const wordsOfBlock = (block: PageTextBlock): string[] => {
  if (block.type === "STANZA") return block.lines;
  return block.type === "PICTURE" ? [block.caption] : [block.text];
};

/** The number of a person is nothing that is read either. */
const wordsOfRows = (rows: PageText["lists"][string]): string[] =>
  rows.flatMap(({ person: _person, ...row }) => Object.values(row));

/** What a reader of the page reads of its text, as one line. */
export const wordsOfText = (
  { titleHanja, lead, blocks, signature, fields, lists }: PageText,
  references: References,
): string =>
  [
    titleHanja,
    lead,
    ...blocks.flatMap(wordsOfBlock),
    ...Object.values(fields),
    ...Object.values(lists).flatMap(wordsOfRows),
    ...signature,
  ]
    .filter((words) => words !== "" && !isTechnical(words))
    .map((words) => withReferences(words.replaceAll(reading, "$1($2)"), references))
    .join(" ")
    .replaceAll(/\s+/gu, " ")
    .normalize("NFC");
