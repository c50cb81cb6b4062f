/** A word with its reading, or plain words. */
export type Piece = string | { word: string; reading: string };

const annotation = /\{([^|{}]+)\|([^|{}]+)\}/u;

/** Takes apart what the texts write as `{佛母|불모}의 길`. */
export function splitRuby(text: string): Piece[] {
  const [before = "", word, reading, ...after] = text.split(annotation);
  if (word === undefined || reading === undefined) return before ? [before] : [];
  const rest = text.slice(before.length + word.length + reading.length + "{|}".length);
  return [...(before ? [before] : []), { word, reading }, ...(after.length > 0 ? splitRuby(rest) : [])];
}

export const hasRuby = (text: string): boolean => annotation.test(text);
