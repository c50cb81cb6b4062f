/** The first year of four digits that is named in a text; undefined where none is. */
export function yearIn(text: string): number | undefined {
  const found = /(?<!\d)\d{4}(?!\d)/u.exec(text)?.[0];
  return found === undefined ? undefined : Number(found);
}

/** Whether both texts name a year, and the second an earlier one. */
export function isReversed(began: string, ended: string): boolean {
  const [first, last] = [yearIn(began), yearIn(ended)];
  return first !== undefined && last !== undefined && last < first;
}
