export const round = (value: number, digits: number): string => value.toFixed(digits);

export const kilobytes = (bytes: number): string => round(bytes / 1024, 1);

export type Row = string[];

/** In Markdown; what is in the first column is words, all else figures. */
export const table = (head: Row, rows: Row[]): string =>
  [head, head.map((_cell, place) => (place === 0 ? "---" : "--:")), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
