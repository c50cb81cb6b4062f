import type { Mailing } from "@bulmo/contracts/mailing";
import { expect, test } from "vitest";
import { bounceReasonOf, reasonIn, senderOf, stageOf } from "./mailing-words.ts";

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
  expect(reasonIn({ ...refused, reason: "550 RCPT TO REFUSED" })).toBe("받는 주소를 메일 서버가 거절함 (550 RCPT TO)");
});

test("DAY-02 who mailed it is named, and nobody who has withdrawn is addressed", () => {
  expect(senderOf({ author: "운영진" })).toBe("운영진 님이 보냄");
  expect(senderOf({ author: "탈퇴한 회원" })).toBe("탈퇴한 회원이 보냄");
});

const counts = { WAITING: 2, SENT: 1, SKIPPED: 0, BOUNCED: 0, FAILED: 0, STOPPED: 0 };
const mailing: Mailing = {
  id: 1,
  title: "전시 안내",
  index: 1,
  isAdvertising: true,
  grades: null,
  author: "운영진",
  createdAt: "2026-12-01T12:00:00.000Z",
  stoppedAt: null,
  endedAt: null,
  counts,
};

test.each([
  ["at night an advertisement waits, and says so", {}, "2026-12-01T12:00:00Z", "밤이라 아침 8시부터 보냄"],
  ["in the morning it goes on", {}, "2026-12-01T23:00:00Z", "보내는 중"],
  ["another notice leaves at night too", { isAdvertising: false }, "2026-12-01T12:00:00Z", "보내는 중"],
  ["of what has left nothing waits", { counts: { ...counts, WAITING: 0 } }, "2026-12-01T12:00:00Z", "보내는 중"],
  ["what was stopped is", { stoppedAt: "2026-12-01T12:00:00.000Z" }, "2026-12-01T12:00:00Z", "멈춤"],
])("DAY-02 %s", (_what, changes, now, words) => {
  expect(stageOf({ ...mailing, ...changes }, new Date(now))).toBe(words);
});
