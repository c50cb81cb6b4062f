import type { Job } from "@bulmo/contracts/job";
import { expect, test } from "vitest";
import { labelOf, mailReasonOf, reasonOf, stateOf } from "./job-words.ts";

const job = (changes: Partial<Job>): Job => ({
  id: "9f3c1a52-7f20-4d0e-9b2a-6c8f1d0e4b77",
  kind: "tiles",
  subject: "",
  state: "WAITING",
  attempts: 0,
  createdAt: "2026-12-06T01:30:00.000Z",
  lastError: null,
  nextAttemptAt: new Date(Date.now() - 1_000).toISOString(),
  endedAt: null,
  isRetryable: false,
  ...changes,
});

test.each([
  [{ kind: "tiles" }, "작품을 크게 볼 이미지 만들기"],
  [{ kind: "file-text" }, "첨부 파일의 글자 읽기"],
  [{ kind: "publish" }, "예약한 글 올리기"],
  [{ kind: "webhook", subject: "post.created" }, "웹훅: 새 글"],
  [{ kind: "webhook", subject: "post.liked" }, "웹훅: post.liked"],
  [{ kind: "mail", subject: "invitation" }, "메일: 회원 초대"],
  [{ kind: "of-a-later-version", subject: "one" }, "of-a-later-version: one"],
])("DAY-03 a job is called what it does: %j", (changes, label) => {
  expect(labelOf(job(changes))).toBe(label);
});

test("DAY-03 what nobody has begun yet is not told as under way", () => {
  expect(stateOf(job({}))).toBe("차례를 기다리는 중");
  expect(stateOf(job({ nextAttemptAt: new Date(Date.now() + 60_000).toISOString() }))).toMatch(/에 할 예정$/u);
  expect(stateOf(job({ attempts: 1 }))).toBe("하는 중");
  expect(stateOf(job({ attempts: 1, lastError: "STORAGE" }))).toMatch(/에 다시 할 예정$/u);
});

test.each([
  ["STORAGE", "파일 저장소가 응답하지 않음"],
  ["LOST", "하는 동안 서버가 여러 번 멈추어 그만둠"],
  ["WEBHOOK TIMEOUT", "10초 안에 답이 없음"],
  ["WEBHOOK STATUS 503", "받는 쪽이 실패라고 답함 (503)"],
  ["WEBHOOK LATER", "LATER"],
  ["550 5.1.1 RCPT TO REFUSED", "받는 주소를 메일 서버가 거절함 (550 5.1.1 RCPT TO)"],
])("DAY-03 administrators read why: %s", (lastError, reason) => {
  expect(reasonOf(job({ lastError }))).toBe(reason);
});

test.each([
  ["CONN ESOCKET", "메일 서버에 연결하지 못함 (CONN ESOCKET)"],
  ["CONN ETIMEDOUT", "메일 서버에 연결하지 못함 (CONN ETIMEDOUT)"],
  ["EDNS", "메일 서버에 연결하지 못함 (EDNS)"],
  ["550 RCPT TO EENVELOPE", "메일 서버가 받지 않음 (550 RCPT TO EENVELOPE)"],
  ["554 CONN EPROTOCOL", "메일 서버가 받지 않음 (554 CONN EPROTOCOL)"],
  ["535 5.7.8 AUTH PLAIN EAUTH", "메일 서버가 보내는 계정의 로그인을 받지 않음 (535 5.7.8 AUTH PLAIN EAUTH)"],
  ["NIGHT", "밤이라 아침을 기다림"],
  ["TypeError", "TypeError"],
  [null, ""],
])("DAY-07 why a mail did not leave is told in a sentence: of %s", (reason, sentence) => {
  expect(mailReasonOf(reason)).toBe(sentence);
});
