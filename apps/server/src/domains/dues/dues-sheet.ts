import type { DuesChoice, DuesRow, DuesSums } from "@bulmo/contracts/dues";
import type { EntityManager } from "@bulmo/entities/database";
import type { Sheet } from "../../platform/sheet/sheet-file.ts";
import { findRows, sumDues } from "./dues.query.ts";

const columns: Sheet<DuesRow>["columns"] = [
  ["이름", 12, ({ name }) => name],
  ["닉네임", 14, ({ nickname }) => nickname],
  ["등급", 12, ({ grade }) => grade?.name ?? ""],
  ["납부", 8, ({ payment }) => (payment ? "납부" : "미납")],
  ["낸 날", 12, ({ payment }) => payment?.paidOn ?? ""],
  ["금액(원)", 12, ({ payment }) => payment?.amount ?? ""],
  ["메모", 40, ({ payment }) => payment?.note ?? ""],
];

const sumLines = ({ paidCount, amount, withdrawn }: DuesSums) => [
  ...(withdrawn.count > 0 ? [["탈퇴한 회원", "", "", `${withdrawn.count}명`, "", withdrawn.amount, ""]] : []),
  ["합계", "", "", `${paidCount}명`, "", amount, ""],
];

/** The members of a year as a list to take along, and below it what came in. */
export async function duesSheet(em: EntityManager, choice: DuesChoice): Promise<Sheet<DuesRow>> {
  const rows = await findRows(em, choice);
  const last = choice.state === "UNPAID" ? [] : sumLines(await sumDues(em, choice));
  return { name: `${choice.year}년 회비`, columns, rows, last };
}
