import type { Page } from "playwright";

type Place = {
  number: number;
  top: number;
  left: number;
  right: number;
  /** Of what its picture stands in. */
  height: number;
  /** How tall its picture is there. */
  picture: number;
  /** What picture and gap take of the wall; a scroll takes what its label needs, and what closes the wall all it has. */
  taken: number;
  /** How many letters of its label one line has room for. */
  letters: number;
};

type Wall = { places: Place[]; top: number; left: number; right: number; gap: number };

/** The wall of a page as it stands. */
export const wallOf = (page: Page): Promise<Wall> =>
  page.evaluate(() => {
    const wall = document.querySelector<HTMLElement>('main div:has(> ul[role="list"])');
    const column = wall?.parentElement;
    if (!column) throw new Error("no wall");
    const gapOf = (box: Element) => Number.parseFloat(getComputedStyle(box).paddingInlineEnd);
    const boxes = [...wall.querySelectorAll(":scope > ul > li, :scope > div")];
    const placeOf = (box: Element, number: number) => {
      const frame = (box.querySelector("a > div") ?? box.firstElementChild ?? box).getBoundingClientRect();
      const image = box.querySelector("img");
      const ratio = image ? Number(image.getAttribute("width")) / Number(image.getAttribute("height")) : 0.75;
      // Labels are the works'; what closes the wall has none.
      const words = box.matches("li") ? [...box.querySelectorAll("a > span, p, time")] : [];
      const sizes = words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize));
      const room = image ? Math.min(frame.width, 12 * Math.max(...sizes)) : frame.width;
      return {
        number,
        top: Math.round(box.getBoundingClientRect().top),
        left: frame.left,
        right: frame.right,
        height: Math.round(frame.height),
        picture: image ? Math.min(frame.height, frame.width / ratio) : frame.height,
        taken: Math.max(Math.min(frame.width, frame.height * ratio), room) + gapOf(box),
        letters: Math.min(...words.map((word, at) => word.getBoundingClientRect().width / (sizes[at] ?? 16))),
      };
    };
    const { left, right } = column.getBoundingClientRect();
    const places = boxes.map(placeOf);
    return { places, top: wall.getBoundingClientRect().top, left, right, gap: Math.max(...boxes.map(gapOf)) };
  });

/**
 * What is wrong with a wall whose rows should be so tall (SEE-01, SEE-09). One that has no room for that is lower, and full;
 * where works hang one below the other, each is as tall as its picture.
 */
export function wallFaults({ places, left, right, gap }: Wall, height: number): string[] {
  const rows = Object.values(Object.groupBy(places, ({ top }) => top)).map((row = []) => row);
  return rows.flatMap((row, at) => {
    const [first] = row;
    const last = row.at(-1);
    if (!first || !last) return [];
    const isLast = at === rows.length - 1;
    const fill = row.reduce((sum, { taken }) => sum + taken, 0) / (right - left + gap);
    const faults = {
      height:
        first.height > height ||
        row.some((place) => place.height !== first.height || Math.abs(place.picture - first.height) > 1),
      lower: first.height < height && fill < 0.85 && right - left >= 328,
      order: row.some(({ number, left: from }, place) => number !== first.number + place || from < first.left),
      label: row.some(({ letters }) => letters < 11.99),
      edge: !isLast && Math.abs(first.left - left) > 0.5,
      middle: isLast && Math.abs(first.left + last.right - left - right) > 2,
      // One below the other there is nothing to fill a row with.
      fill: !isLast && fill < 0.75 && right - left >= 328,
    };
    return Object.entries(faults).flatMap(([fault, isSo]) =>
      isSo ? [`${fault} of row ${at + 1}: ${JSON.stringify(row)}`] : [],
    );
  });
}
