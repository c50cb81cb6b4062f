/** A word with its reading, or plain words. */
export type Piece = string | { word: string; reading: string };

const annotation = /\{(\s*[^\s|{}][^|{}]*)\|(\s*[^\s|{}][^|{}]*)\}/u;
export const everyAnnotation = new RegExp(annotation, "gu");

/** Takes apart what the texts write as `{佛母|불모}의 길`. */
export function splitRuby(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { 0: whole, 1: word = "", 2: reading = "", index } of text.matchAll(everyAnnotation)) {
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ word, reading });
    end = index + whole.length;
  }
  return end < text.length ? [...pieces, text.slice(end)] : pieces;
}

export const hasRuby = (text: string): boolean => annotation.test(text);
