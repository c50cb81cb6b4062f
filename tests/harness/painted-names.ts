import type { Locator } from "playwright";

export type PaintedNames = {
  /** All that is written, in no order. */
  letters: string;
  /** Of the smallest, in pixels of the page. */
  smallest: number;
  /** What lies over something else, or outside of the picture. */
  over: string[];
  outside: string[];
  /** Of the picture. */
  left: number;
  right: number;
  height: number;
};

/**
 * Measures what is written in a drawing: of each letter, or line of letters, the body of its type, which is less than the box
 * that a browser tells of it.
 */
export const measureNames = (picture: Locator): Promise<PaintedNames> =>
  picture.evaluate((svg: SVGSVGElement) => {
    const frame = svg.getBoundingClientRect();
    const scale = svg.getScreenCTM()?.a ?? 0;
    const written = [...svg.querySelectorAll("text")].flatMap((text) => {
      if (!text.textContent?.trim()) return [];
      const { left, right, top, bottom } = text.getBoundingClientRect();
      const size = Number.parseFloat(getComputedStyle(text).fontSize) * scale;
      const [half, middle] = [size * 0.4, (top + bottom) / 2];
      const [words, above, below] = [text.textContent, middle - half, middle + half];
      return [{ words, size, left: left + 0.5, right: right - 0.5, top: above, bottom: below }];
    });
    const over = written.flatMap((one, index) =>
      written
        .slice(index + 1)
        .filter(
          (other) =>
            one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom,
        )
        .map((other) => `${one.words} ${other.words}`),
    );
    const outside = written
      .filter(
        ({ left, right, top, bottom }) =>
          left < frame.left || right > frame.right || top < frame.top || bottom > frame.bottom,
      )
      .map(({ words }) => words);
    return {
      letters: [
        ...written
          .map(({ words }) => words)
          .join("")
          .replaceAll(/\s/gu, ""),
      ]
        .toSorted()
        .join(""),
      smallest: Math.min(...written.map(({ size }) => size)),
      over,
      outside,
      left: frame.left,
      right: frame.right,
      height: frame.height,
    };
  });
