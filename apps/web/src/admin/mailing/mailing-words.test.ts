import { expect, test } from "vitest";
import { bounceReasonOf, reasonIn } from "./mailing-words.ts";

test.each([
  ["5.1.1", "받는 주소가 없거나 잘못됨 (5.1.1)"],
  ["5.2.2", "편지함이 가득 참 (5.2.2)"],
  ["5.2.1", "편지함이 메일을 받지 않음 (5.2.1)"],
  ["5.7.26", "받는 메일 서버가 스팸으로 보거나 허락하지 않음 (5.7.26)"],
  ["5.0.0", "메일 서버가 받지 않음 (5.0.0)"],
  ["550", undefined],
  ["NOBODY", undefined],
])("DAY-02 what a mail server reports later as %s is told in words", (code, words) => {
  expect(bounceReasonOf(code)).toBe(words);
});

test("DAY-02 a refusal is told whenever it came", () => {
  const refused = { name: "", nickname: "", state: "BOUNCED" as const, endedAt: null };
  expect(reasonIn({ ...refused, reason: "5.1.1" })).toBe("받는 주소가 없거나 잘못됨 (5.1.1)");
  expect(reasonIn({ ...refused, reason: "550 RCPT TO EENVELOPE" })).toContain("메일 서버가 받지 않음 (550");
});
