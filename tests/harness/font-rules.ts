import { readFileSync } from "node:fs";

const theme = new URL("../../packages/ui/src/theme/", import.meta.url);

export type FontRule = { family: string; weight: string; file: URL; ranges: [first: number, last: number][] };

function rangesOf(text: string): FontRule["ranges"] {
  return [...text.matchAll(/u\+([0-9a-f]+)(?:-([0-9a-f]+))?/giu)].map(([, first = "", last = first]) => [
    Number.parseInt(first, 16),
    Number.parseInt(last, 16),
  ]);
}

/** The rules of the theme's sheets of fonts, in their order. */
export function fontRules(...sheets: string[]): FontRule[] {
  return sheets.flatMap((sheet) =>
    [...readFileSync(new URL(sheet, theme), "utf8").matchAll(/@font-face \{([^}]+)\}/gu)].map(([, rule = ""]) => {
      const told = (what: RegExp) => what.exec(rule)?.[1] ?? "";
      return {
        family: told(/font-family: "([^"]+)"/u),
        weight: told(/font-weight: ([^;]+)/u),
        file: new URL(told(/url\("([^"]+)"/u), theme),
        ranges: rangesOf(told(/unicode-range:([^;]+)/u)),
      };
    }),
  );
}

/** By code point the file that a browser looks into: of rules that overlap, the last (CSS Fonts 4 §4.5). */
export function filesByCodePoint(rules: readonly FontRule[]): Map<number, URL> {
  const files = new Map<number, URL>();
  for (const { ranges, file } of rules)
    for (const [first, last] of ranges) for (let point = first; point <= last; point += 1) files.set(point, file);
  return files;
}
