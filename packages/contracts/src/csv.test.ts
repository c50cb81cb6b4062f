import { expect, test } from "vitest";
import { csvOf } from "./csv.ts";

test("a table begins with a byte order mark and its headings, and every line ends as RFC 4180 has it", () => {
  expect(csvOf(["이름", "주소"], [["한가람", "2층, 동쪽"]])).toBe('\u{FEFF}"이름","주소"\r\n"한가람","2층, 동쪽"\r\n');
  expect(csvOf(["이름"], [])).toBe('\u{FEFF}"이름"\r\n');
});

test.each([
  ['=HYPERLINK("http://e","x")', `"'=HYPERLINK(""http://e"",""x"")"`],
  ["=1+1", `"'=1+1"`],
  ["+82", `"'+82"`],
  ["-1", `"'-1"`],
  ["@SUM(A1)", `"'@SUM(A1)"`],
  [" =1", `"' =1"`],
  ["\t=1", `"'\t=1"`],
  ["\r=1", `"'\r=1"`],
  ["\u{0B}=1", `"'\u{0B}=1"`],
  ["\u{3000}=1", `"'\u{3000}=1"`],
  ["＝1", `"'＝1"`],
  ["＋1", `"'＋1"`],
  ["－1", `"'－1"`],
  ["＠A1", `"'＠A1"`],
  ['큰 "따옴표", 쉼표', '"큰 ""따옴표"", 쉼표"'],
  ['가"람", =1', '"가""람"", =1"'],
  ["1=1", '"1=1"'],
  ["가-람", '"가-람"'],
])("a text %j runs nothing and stays one cell", (text, shown) => {
  expect(csvOf(["값"], [[text]]).split("\r\n")[1]).toBe(shown);
});
