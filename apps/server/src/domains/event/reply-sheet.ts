import { csvOf, isFormula } from "@bulmo/contracts/csv";
import type { EventReplyList, ListedReply } from "@bulmo/contracts/event-reply";
import writeExcel from "write-excel-file/node";

const seconds = { dateStyle: "short", timeStyle: "short", hourCycle: "h23", timeZone: "Asia/Seoul" } as const;
const moment = new Intl.DateTimeFormat("sv-SE", seconds);

type Cell = string | number;

const columns: [head: string, width: number, cell: (reply: ListedReply) => Cell][] = [
  ["이름", 12, ({ name }) => name],
  ["닉네임", 14, ({ nickname }) => nickname],
  ["직책", 10, ({ role }) => role],
  ["참석", 8, ({ isComing }) => (isComing ? "참석" : "불참")],
  ["동반", 8, ({ companions }) => companions],
  ["인원", 8, ({ isComing, companions }) => (isComing ? 1 + companions : 0)],
  ["전하는 말", 40, ({ note }) => note],
  ["알린 때", 18, ({ repliedAt }) => moment.format(new Date(repliedAt))],
];

const heads = columns.map(([head]) => head);

/** Who replied in lines, and below them how many people come. */
function linesOf({ list, peopleCount }: EventReplyList): Cell[][] {
  const lines = list.map((reply) => columns.map(([, , cell]) => cell(reply)));
  const sum: Cell[] = heads.map((head) => (head === "인원" ? peopleCount : ""));
  return [...lines, ["합계", ...sum.slice(1)]];
}

/** As every spreadsheet opens it. */
export const csvOfReplies = (replies: EventReplyList): string =>
  csvOf(
    heads,
    linesOf(replies).map((line) => line.map(String)),
  );

/**
 * A text that a spreadsheet would compute is marked as one, as in a CSV: as text it is harmless in this file, and no longer
 * when somebody saves it as another.
 */
const asCell = (value: Cell) =>
  typeof value === "number" ? { value, type: Number } : { value: isFormula(value) ? `'${value}` : value, type: String };

/** As Excel keeps it. */
export const excelOfReplies = (replies: EventReplyList): Promise<Buffer> =>
  writeExcel(
    [
      heads.map((value) => ({ value, type: String, fontWeight: "bold" as const })),
      ...linesOf(replies).map((line) => line.map(asCell)),
    ],
    { columns: columns.map(([, width]) => ({ width })), sheet: "참석 명단", stickyRowsCount: 1 },
  ).toBuffer();
