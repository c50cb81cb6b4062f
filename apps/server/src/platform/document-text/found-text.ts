/** Characters of a file that can be found: a book of 130 pages. What comes after them is not read. */
export const maximumCharacters = 200_000;

export type FoundText = ReturnType<typeof createFoundText>;

/** Gathers the words of a file, and says when there are enough. */
export function createFoundText() {
  const pieces: string[] = [];
  let length = 0;
  return {
    add(piece: string): void {
      pieces.push(piece);
      length += piece.length;
    },
    // Runs of spaces shrink afterwards: twice as much is enough.
    isFull: () => length >= 2 * maximumCharacters,
    /** One line, as a search compares it: composed syllables, single spaces, no control characters. */
    read: () => asLine(pieces.join("")),
  };
}

export const asLine = (text: string): string =>
  text
    .slice(0, 4 * maximumCharacters)
    .normalize("NFC")
    // A lone half of a pair is no character that PostgreSQL takes.
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}\uFFFD]+/gu, " ")
    .trim()
    .slice(0, maximumCharacters)
    .toWellFormed()
    .replaceAll("\uFFFD", "");
