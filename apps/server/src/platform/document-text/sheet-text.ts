import type { Handler } from "htmlparser2";
import type { FoundText } from "./found-text.ts";

/** Digits that a cell's number is sure of: `0.1 + 0.2` is stored with two more. */
const precision = 15;

/** Characters of one cell, as spreadsheets bound it. */
const longestCell = 32_767;

/** As it is stored, and with commas as it is mostly shown: who looks for 30,000 finds 30000, and the other way round. */
function numberWords(value: string): string {
  const number = Number(Number(value).toPrecision(precision));
  if (value.trim() === "" || !Number.isFinite(number)) return "";
  return Math.abs(number) < 1000 ? String(number) : `${number} ${number.toLocaleString("en-US")}`;
}

/** What stands in a cell by its type (ECMA-376, 18.18.11): those of `s` are in a part of their own, the rest says nothing. */
const cellWords = (type: string, value: string): string => {
  if (type === "n") return numberWords(value);
  return type === "str" || type === "d" ? value : "";
};

const withoutPrefix = (name: string) => name.replace(/^\w+:/u, "");

/** The names of a workbook's sheets. */
export const sheetNames = (found: FoundText): Partial<Handler> => ({
  onopentag: (name, { name: sheet = "" }) => void (withoutPrefix(name) === "sheet" && found.add(`${sheet} `)),
});

/** The numbers of a sheet, what its formulas have come to, and the words that stand in it. */
export function cells(found: FoundText): Partial<Handler> {
  let type = "";
  let within = "";
  let value = "";
  return {
    onopentag(tag, { t = "n" }) {
      const name = withoutPrefix(tag);
      if (name === "c") type = t;
      if (name === "v" || name === "t") within = name;
      if (name === "v") value = "";
    },
    ontext(text) {
      if (within === "t") found.add(text);
      else if (within === "v" && value.length < longestCell) value += text;
    },
    onclosetag(tag) {
      const name = withoutPrefix(tag);
      if (name === "v") found.add(`${cellWords(type, value)} `);
      if (name === "is") found.add(" ");
      if (name === within) within = "";
    },
  };
}

/** Of OpenDocument a spreadsheet names its sheets, and its numbers as they are stored beside how they are shown. */
export function withSheets(words: Partial<Handler>, found: FoundText): Partial<Handler> {
  let isSheet = false;
  return {
    ...words,
    onopentag(name, attributes) {
      if (name === "office:spreadsheet") isSheet = true;
      if (!isSheet) return;
      const { "table:name": sheet, "office:value": value } = attributes;
      if (name === "table:table" && sheet !== undefined) found.add(`${sheet} `);
      if (name === "table:table-cell" && value !== undefined) found.add(`${numberWords(value)} `);
    },
  };
}
