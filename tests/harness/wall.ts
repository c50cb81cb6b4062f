import type { Page } from "playwright";

type Place = {
  left: number;
  right: number;
  /** Of what its picture stands in. */
  height: number;
  /** What picture and gap take of the wall; a scroll takes what its label needs. */
  taken: number;
  /** How many letters of its label one line has room for. */
  letters: number;
};

/** The wall of a page as it stands, row by row, and the numbers of its works as they are seen from left to right. */
export const wallOf = (page: Page) =>
  page.evaluate(() => {
    const list = document.querySelector('main ul[role="list"]')!;
    const boxes = [...list.parentElement!.querySelectorAll<HTMLElement>(":scope > ul > li, :scope > div")];
    const lineOf = (element: Element) => {
      const { width } = element.getBoundingClientRect();
      return width / Number.parseFloat(getComputedStyle(element).fontSize);
    };
    const placeOf = (box: HTMLElement): Place => {
      const gap = Number.parseFloat(getComputedStyle(box).paddingInlineEnd);
      const frame = box.querySelector("a > div, :scope > div")!;
      const { left, right, height } = frame.getBoundingClientRect();
      const image = box.querySelector("img");
      const ratio = image ? Number(image.getAttribute("width")) / Number(image.getAttribute("height")) : 0.75;
      const painted = Math.min(right - left, height * ratio);
      const words = [...box.querySelectorAll("a > span, p, time")];
      const room = 12 * Math.max(...words.map((word) => Number.parseFloat(getComputedStyle(word).fontSize)));
      return {
        left,
        right,
        height: Math.round(height),
        taken: Math.max(painted, Math.min(right - left, room)) + gap,
        letters: Math.min(...words.map(lineOf)),
      };
    };
    const places = boxes.map((box, number) => ({
      number,
      top: Math.round(box.getBoundingClientRect().top),
      ...placeOf(box),
    }));
    const tops = [...new Set(places.map(({ top }) => top))].toSorted((one, other) => one - other);
    const rows = tops.map((top) =>
      places.filter((place) => place.top === top).toSorted((one, other) => one.left - other.left),
    );
    const { left, right, top } = list.parentElement!.parentElement!.getBoundingClientRect();
    const gap = Number.parseFloat(getComputedStyle(boxes[0]!).paddingInlineEnd);
    return {
      rows,
      numbers: rows.flat().map(({ number }) => number),
      wall: { left, right, top, width: right - left + gap },
    };
  });
