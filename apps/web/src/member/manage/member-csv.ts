import type { UserEntry } from "@bulmo/contracts/user";
import { csvOf, postcodeCell } from "@bulmo/contracts/csv";
import { formatDate } from "../../parts/text/date.ts";

const columns: [heading: string, cell: (member: UserEntry) => string][] = [
  ["아이디", ({ username }) => username],
  ["이름", ({ name }) => name],
  ["닉네임", ({ nickname }) => nickname],
  ["직책", ({ role }) => role],
  ["등급", ({ gradeName }) => gradeName],
  ["이메일", ({ email }) => email],
  ["우편번호", ({ zonecode }) => postcodeCell(zonecode)],
  ["주소", ({ address }) => address],
  ["상세주소", ({ detailAddress }) => detailAddress],
  ["홈페이지", ({ homepage }) => homepage],
  ["활동 상태", ({ isActive }) => (isActive ? "활동 중" : "활동 정지")],
  ["가입일", ({ joinedAt }) => formatDate(joinedAt)],
];

/** The members as a spreadsheet opens them. */
export const membersCsv = (members: readonly UserEntry[]): string =>
  csvOf(
    columns.map(([heading]) => heading),
    members.map((one) => columns.map(([, read]) => read(one))),
  );
