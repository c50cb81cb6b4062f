import { expect, test } from "vitest";
import { mailReasonOf } from "./job-words.ts";

test.each([
  ["CONN ESOCKET", "메일 서버에 연결하지 못함 (CONN ESOCKET)"],
  ["CONN ETIMEDOUT", "메일 서버에 연결하지 못함 (CONN ETIMEDOUT)"],
  ["EDNS", "메일 서버에 연결하지 못함 (EDNS)"],
  ["550 RCPT TO EENVELOPE", "메일 서버가 받지 않음 (550 RCPT TO EENVELOPE)"],
  ["NIGHT", "밤이라 아침을 기다림"],
  ["TypeError", "TypeError"],
  [null, ""],
])("DAY-07 why a mail did not leave is told in a sentence: of %s", (reason, sentence) => {
  expect(mailReasonOf(reason)).toBe(sentence);
});
