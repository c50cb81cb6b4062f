import type { EventReplyList, ListedReply } from "@bulmo/contracts/event-reply";
import type { Cell, Sheet } from "../../platform/sheet/sheet-file.ts";

const seconds = { dateStyle: "short", timeStyle: "short", hourCycle: "h23", timeZone: "Asia/Seoul" } as const;
const moment = new Intl.DateTimeFormat("sv-SE", seconds);

const columns: Sheet<ListedReply>["columns"] = [
  ["이름", 12, ({ name }) => name],
  ["닉네임", 14, ({ nickname }) => nickname],
  ["직책", 10, ({ role }) => role],
  ["참석", 8, ({ isComing }) => (isComing ? "참석" : "불참")],
  ["동반", 8, ({ companions }) => companions],
  ["인원", 8, ({ isComing, companions }) => (isComing ? 1 + companions : 0)],
  ["전하는 말", 40, ({ note }) => note],
  ["알린 때", 18, ({ repliedAt }) => moment.format(new Date(repliedAt))],
];

/** Who replied in lines, and below them how many people come. */
export function replySheet({ list, peopleCount }: EventReplyList): Sheet<ListedReply> {
  const sum: Cell[] = columns.map(([head]) => (head === "인원" ? peopleCount : ""));
  return { name: "참석 명단", columns, rows: list, last: [["합계", ...sum.slice(1)]] };
}
