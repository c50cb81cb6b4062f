import type { ImportedField, ImportedLine } from "@bulmo/contracts/member-import";
import { type Columns, type FieldNames, fieldsOf, cellOf } from "@bulmo/contracts/list-column";
import type { Rows } from "../../parts/spreadsheet/read-spreadsheet.ts";

export const memberFieldNames: FieldNames<ImportedField> = {
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

/** `(우)06236` of our own lists, and a zero that a spreadsheet took from the front of a number. */
function postcode(cell: string): string {
  const digits = cell.replace(/^\(우\)\s*/u, "");
  return /^\d{4}$/u.test(digits) ? `0${digits}` : digits;
}

/** What the lines below the headings say; those without any word are no lines. Numbered as the spreadsheet does. */
export function linesOf(rows: Rows, columns: Columns<ImportedField>): ImportedLine[] {
  return rows.slice(1).flatMap((row, place) => {
    const fields = Object.fromEntries(
      fieldsOf(memberFieldNames).map((field) => [field, cellOf(row, columns, field)]),
    ) as Omit<ImportedLine, "line">;
    if (Object.values(fields).every((cell) => cell === "")) return [];
    return [{ line: place + 2, ...fields, zonecode: postcode(fields.zonecode) }];
  });
}
