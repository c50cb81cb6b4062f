import { csvOf, isFormula } from "@bulmo/contracts/csv";

export type Cell = string | number;

/** What stands in one column: its head, its width in characters, and how a row fills it. */
type SheetColumn<Row> = [head: string, width: number, cell: (row: Row) => Cell];

/** A list to take along. `last` are lines below the rows, as a sum. */
export type Sheet<Row> = {
  name: string;
  columns: readonly SheetColumn<Row>[];
  rows: readonly Row[];
  last?: readonly (readonly Cell[])[];
};

export type SheetKind = "csv" | "xlsx";

export const sheetTypes: Record<SheetKind, string> = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

const headsOf = <Row>({ columns }: Sheet<Row>) => columns.map(([head]) => head);

const linesOf = <Row>({ columns, rows, last = [] }: Sheet<Row>): (readonly Cell[])[] => [
  ...rows.map((row) => columns.map(([, , cell]) => cell(row))),
  ...last,
];

/**
 * A text that a spreadsheet would compute is marked as one, as in a CSV: as text it is harmless in this file, and no longer
 * when somebody saves it as another.
 */
const asCell = (value: Cell) =>
  typeof value === "number" ? { value, type: Number } : { value: isFormula(value) ? `'${value}` : value, type: String };

/** As Excel keeps it. Its eighty modules come with the first list that somebody takes along. */
async function writeWorkbook<Row>(sheet: Sheet<Row>): Promise<Buffer> {
  const { default: writeExcel } = await import("write-excel-file/node");
  return writeExcel(
    [
      headsOf(sheet).map((value) => ({ value, type: String, fontWeight: "bold" as const })),
      ...linesOf(sheet).map((line) => line.map(asCell)),
    ],
    { columns: sheet.columns.map(([, width]) => ({ width })), sheet: sheet.name, stickyRowsCount: 1 },
  ).toBuffer();
}

/** As every spreadsheet opens it, or as Excel keeps it. */
export const writeSheet = async <Row>(sheet: Sheet<Row>, kind: SheetKind): Promise<Buffer | string> =>
  kind === "xlsx"
    ? writeWorkbook(sheet)
    : csvOf(
        headsOf(sheet),
        linesOf(sheet).map((line) => line.map(String)),
      );
