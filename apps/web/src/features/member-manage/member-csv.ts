import type { UserEntry } from "@bulmo/contracts/user";
import { formatDate } from "../../lib/date.ts";

const columns: [heading: string, cell: (member: UserEntry) => string][] = [
  ["아이디", ({ username }) => username],
  ["이름", ({ name }) => name],
  ["닉네임", ({ nickname }) => nickname],
  ["직책", ({ role }) => role],
  ["이메일", ({ email }) => email],
  ["우편번호", ({ zonecode }) => zonecode],
  ["주소", ({ address }) => address],
  ["상세주소", ({ detailAddress }) => detailAddress],
  ["홈페이지", ({ homepage }) => homepage],
  ["활동 상태", ({ isActive }) => (isActive ? "활동 중" : "활동 정지")],
  ["가입일", ({ joinedAt }) => formatDate(joinedAt)],
];

/** By these a spreadsheet takes a text for a formula and computes it; members choose what stands in most cells. */
const formula = /^[\s\p{Cc}]*[=+\-@＝＋－＠]/u;

function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

/** Korean spreadsheets read UTF-8 as such only where it begins with this. */
const mark = "\u{FEFF}";

/** The members as a spreadsheet opens them. */
export function membersCsv(members: readonly UserEntry[]): string {
  const lines = [columns.map(([heading]) => heading), ...members.map((one) => columns.map(([, read]) => read(one)))];
  return `${mark}${lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("")}`;
}
