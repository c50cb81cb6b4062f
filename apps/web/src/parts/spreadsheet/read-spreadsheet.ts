import { encodingOf } from "@bulmo/contracts/text-encoding";

/** Bytes of a list at most: ten thousand members take two million. */
const largestList = 5 * 1024 * 1024;

/** The lines of a table, each with its cells as text. */
export type Rows = string[][];

/** Why a file is no list; a sentence for who chose it. */
export class SpreadsheetError extends Error {}

const unreadable = "파일을 읽지 못했습니다. 엑셀에서 .xlsx나 CSV로 다시 저장해 골라 주세요.";
const oldExcel = "옛 엑셀 형식(.xls)은 읽을 수 없습니다. 엑셀에서 .xlsx로 다시 저장해 골라 주세요.";
const tooLarge = "파일이 너무 큽니다. 5MB까지 읽을 수 있습니다.";

async function rowsOfText(bytes: Uint8Array): Promise<Rows> {
  const { default: papaparse } = await import("papaparse");
  return papaparse.parse<string[]>(new TextDecoder(encodingOf(bytes)).decode(bytes), { skipEmptyLines: false }).data;
}

/** A cell as its reader sees it: a day without its time, a number without anything. */
const cellText = (cell: unknown): string => {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "string" || typeof cell === "number" || typeof cell === "boolean" ? String(cell) : "";
};

async function rowsOfExcel(file: File): Promise<Rows> {
  // Without a worker of its own, which a site's policy would have to allow for this alone.
  const { readSheet } = await import("read-excel-file/web-worker");
  return (await readSheet(file)).map((row) => row.map(cellText));
}

const beginsWith = (bytes: Uint8Array, ...beginning: number[]) => beginning.every((byte, at) => bytes[at] === byte);

/** Reads a list by its bytes, and not by its name. Throws SpreadsheetError. */
export async function readSpreadsheet(file: File): Promise<Rows> {
  if (file.size > largestList) throw new SpreadsheetError(tooLarge);
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (beginsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) throw new SpreadsheetError(oldExcel);
  const isExcel = beginsWith(bytes, 0x50, 0x4b);
  if (!isExcel && bytes.subarray(0, 1000).includes(0) && !encodingOf(bytes).startsWith("utf-16"))
    throw new SpreadsheetError(unreadable);
  try {
    return await (isExcel ? rowsOfExcel(file) : rowsOfText(bytes));
  } catch (error) {
    throw new SpreadsheetError(unreadable, { cause: error });
  }
}
