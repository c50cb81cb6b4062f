import { membersCsv } from "../manage/member-csv.ts";
import { expect, test } from "vitest";
import { guessColumns as guess } from "@bulmo/contracts/list-column";
import { readSpreadsheet, SpreadsheetError } from "../../parts/spreadsheet/read-spreadsheet.ts";
import { linesOf, memberFieldNames } from "./import-columns.ts";

const guessColumns = (headings: readonly string[]) => guess(memberFieldNames, headings);
const fileOf = (bytes: BlobPart) => new File([bytes], "명단");

test("IMP-06 columns are found by what lists call them, wherever they stand", () => {
  expect(guessColumns(["번호", "성 명", "E-Mail", "도로명 주소", "이름"])).toEqual({ name: 1, email: 2, address: 3 });
  expect(guessColumns(["가", "나"])).toEqual({});
});

test("IMP-06 lines are told as the spreadsheet numbers them, and empty ones are none", () => {
  const rows = [["이름", "이메일", "우편번호"], ["한소이", " soi@example.org ", "6236"], ["", "", ""], ["도한"]];
  expect(linesOf(rows, guessColumns(rows[0] ?? []))).toMatchObject([
    { line: 2, name: "한소이", email: "soi@example.org", zonecode: "6236".padStart(5, "0") },
    { line: 4, name: "도한", email: "" },
  ]);
});

test("IMP-06 the list that the site itself hands over is read back", async () => {
  const member = {
    username: "soi00001",
    name: "한소이",
    nickname: "=소이",
    role: "이사",
    email: "soi@example.org",
    zonecode: "06236",
    address: "견본로 1",
    detailAddress: "1층, 뒤채",
    homepage: "",
    gradeName: "",
    isActive: true,
    joinedAt: "2027-01-01T00:00:00.000Z",
  };
  const rows = await readSpreadsheet(fileOf(membersCsv([member])));
  expect(linesOf(rows, guessColumns(rows[0] ?? []))).toMatchObject([
    { line: 2, username: "soi00001", nickname: "=소이", zonecode: "06236", detailAddress: "1층, 뒤채" },
  ]);
});

test("IMP-06 a list that Excel saved in EUC-KR is read", async () => {
  // 이름,이메일 / 회비,a@b.kr
  const bytes = Uint8Array.from(Buffer.from("c0ccb8a72cc0ccb8dec0cf0d0ac8b8baf12c6140622e6b720d0a", "hex"));
  expect((await readSpreadsheet(fileOf(bytes))).slice(0, 2)).toEqual([
    ["이름", "이메일"],
    ["회비", "a@b.kr"],
  ]);
});

test.each([
  ["an Excel of before 2007", Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), ".xls"],
  ["a picture", Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), "읽지 못했습니다"],
  ["an archive that is no table", Uint8Array.from([0x50, 0x4b, 3, 4, 0]), "읽지 못했습니다"],
  ["what is too large", new Uint8Array(6 * 1024 * 1024), "너무 큽니다"],
])("IMP-06 %s is refused with a sentence", async (_what, bytes, sentence) => {
  const reading = readSpreadsheet(fileOf(bytes));
  await expect(reading).rejects.toThrow(SpreadsheetError);
  await expect(reading).rejects.toThrow(sentence);
});
