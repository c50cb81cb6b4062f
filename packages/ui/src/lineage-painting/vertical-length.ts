/** A syllable and a space of a name that is written from the top down, in sizes of its letters. */
export const advanceOf = (syllable: string) => (syllable === " " ? 0.45 : 1.12);

const lengthOf = (name: string) => [...name].reduce((length, syllable) => length + advanceOf(syllable), 0);

/** The size of its letters, and how far down it reaches; a name that is longer than `longest` has smaller ones. */
export function fitVertically(name: string, size: number, longest: number) {
  const length = lengthOf(name);
  const fitting = Math.min(size, longest / Math.max(1, length));
  return { size: fitting, length: length * fitting };
}
