import type { ImportedField, ImportedLine } from "@bulmo/contracts/member-import";
import type { Rows } from "./read-spreadsheet.ts";

/** What each field is called in a list, and what else lists call it. The first is how the site's own form names it. */
const names: Record<ImportedField, readonly [string, ...string[]]> = {
  name: ["이름", "성명", "회원명", "성함", "name"],
  email: ["이메일", "메일", "전자우편", "이메일주소", "메일주소", "e-mail", "email"],
  username: ["아이디", "회원아이디", "id", "username"],
  nickname: ["닉네임", "별명", "필명", "nickname"],
  zonecode: ["우편번호", "우편", "zip"],
  address: ["주소", "도로명주소", "기본주소", "address"],
  detailAddress: ["상세주소", "나머지주소"],
  homepage: ["홈페이지", "누리집", "블로그", "homepage"],
  activity: ["활동 사항", "활동", "비고"],
  career: ["경력", "약력"],
};

export const fieldLabels = Object.entries(names).map(([field, [label]]) => ({ field: field as ImportedField, label }));

/** Which column tells which field; a field that no column tells is not there. */
export type Columns = Partial<Record<ImportedField, number>>;

/** What a column may be chosen by: its heading, or its place where it has none. */
export const choicesOf = (headings: readonly string[]) =>
  headings.map((heading, at) => ({ at, label: heading.trim() || `${at + 1}번째 열` }));

const plain = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[\s*_·]/gu, "");

/** By the headings of the first line. What two columns could tell the first one does. */
export function guessColumns(headings: readonly string[]): Columns {
  const columns: Columns = {};
  for (const { field } of fieldLabels) {
    const wanted = new Set(names[field].map(plain));
    const at = headings.findIndex((heading) => wanted.has(plain(heading)));
    if (at >= 0) columns[field] = at;
  }
  return columns;
}

/** `(우)06236` of our own lists, and a zero that a spreadsheet took from the front of a number. */
function postcode(cell: string): string {
  const digits = cell.replace(/^\(우\)\s*/u, "");
  return /^\d{4}$/u.test(digits) ? `0${digits}` : digits;
}

/** Our own lists write a quote before what a spreadsheet would compute. */
const written = (cell: string) => cell.trim().replace(/^'(?=[=+\-@])/u, "");

/** What the lines below the headings say; those without any word are no lines. Numbered as the spreadsheet does. */
export function linesOf(rows: Rows, columns: Columns): ImportedLine[] {
  return rows.slice(1).flatMap((row, place) => {
    const told = (field: ImportedField) => {
      const at = columns[field];
      return at === undefined ? "" : written(row[at] ?? "");
    };
    const fields = Object.fromEntries(fieldLabels.map(({ field }) => [field, told(field)])) as Omit<
      ImportedLine,
      "line"
    >;
    if (Object.values(fields).every((cell) => cell === "")) return [];
    return [{ line: place + 2, ...fields, zonecode: postcode(fields.zonecode) }];
  });
}
