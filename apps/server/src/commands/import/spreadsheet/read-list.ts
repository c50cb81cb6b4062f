import { readFile } from "node:fs/promises";
import { encodingOf } from "@bulmo/contracts/text-encoding";
import papaparse from "papaparse";
import { readSheet } from "read-excel-file/node";

/** The lines of a table, each with its cells as text. */
export type Rows = string[][];

/** A cell as its reader sees it: a day without its time, a number without anything. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date)
    return cell
      .toISOString()
      .replace(/T00:00:00\.000Z$/u, "")
      .replace("T", " ")
      .slice(0, 19);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" ? String(cell) : "";
};

const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
const isOldExcel = (bytes: Uint8Array) => bytes[0] === 0xd0 && bytes[1] === 0xcf;

/** A list as XLSX or CSV, by its bytes and not by its name. Throws where it is neither. */
export async function readList(path: string): Promise<Rows> {
  const bytes = await readFile(path);
  if (isOldExcel(bytes)) throw new Error(`${path} is of Excel 97 (.xls); save it as .xlsx or CSV`);
  if (isZip(bytes)) return (await readSheet(bytes)).map((row) => row.map(cellText));
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  return papaparse.parse<string[]>(text, { skipEmptyLines: true }).data;
}
