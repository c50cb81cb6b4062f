import type { AuditLine } from "@bulmo/contracts/audit";
import { withdrawnAuthor } from "@bulmo/contracts/post";
import { expect, test } from "vitest";
import { firstBoardList } from "../../../testing/boards.ts";
import { sentenceOf, todayOf, withdrawn } from "./audit-sentence.ts";

const line = (change: Partial<AuditLine>): AuditLine => ({
  id: 1,
  at: "2026-11-21T12:00:00Z",
  act: "SIGNED_IN",
  actor: "불모지기",
  member: null,
  isOwn: false,
  post: null,
  board: null,
  webhook: null,
  event: null,
  mailing: null,
  bulletin: null,
  grade: null,
  duesYear: null,
  person: null,
  officerTerm: null,
  pageText: null,
  pageTitle: null,
  address: null,
  reason: null,
  reasonNote: null,
  ...change,
});
const hook = { id: "5b1f6c4e-2a37-4d3c-8f5b-1f0c9a7d2e11", name: "소식 알림 로봇" };
const notice = { type: "NOTICE", index: 12, now: { type: "NOTICE", index: 12, title: "총회 안내" } } as const;

test("MYP-12 who has withdrawn is called as everywhere", () => {
  expect(withdrawn).toBe(withdrawnAuthor);
});

test.each([
  [{}, "불모지기 님이 로그인했습니다."],
  [{ act: "SECOND_FACTOR_SET", member: "불모지기", isOwn: true }, "불모지기 님이 2단계 인증을 설정했습니다."],
  [{ act: "SECOND_FACTOR_REMOVED", member: "불모지기", isOwn: true }, "불모지기 님이 2단계 인증을 해제했습니다."],
  [
    { act: "SECOND_FACTOR_REMOVED", actor: null, member: "석채" },
    "서버 명령으로 회원 석채 님의 2단계 인증을 해제했습니다.",
  ],
  [{ act: "RECOVERY_CODE_USED" }, "불모지기 님이 복구 코드로 로그인했습니다."],
  [{ act: "KEY_CREATED", member: "불모지기", isOwn: true }, "불모지기 님이 API 키를 만들었습니다."],
  [{ act: "KEY_REVOKED", member: "불모지기", isOwn: true }, "불모지기 님이 API 키를 폐기했습니다."],
  [{ act: "KEY_REVOKED", member: "석채" }, "불모지기 님이 회원 석채 님의 API 키를 폐기했습니다."],
  [{ act: "POST_PLANNED", board: "NOTICE" }, "불모지기 님이 공지사항에 올릴 글을 예약했습니다."],
  [{ act: "EXHIBITION_CREATED", board: "FOURTH_EXHIBITION" }, "불모지기 님이 ‘제4회 불교미술전’ 전시를 추가했습니다."],
  [{ act: "EXHIBITION_UPDATED", board: "EXHIBITION_9" }, "불모지기 님이 전시를 고쳤습니다."],
  [
    { act: "EXHIBITION_ORDERED", board: "FOURTH_EXHIBITION" },
    "불모지기 님이 ‘제4회 불교미술전’ 전시의 작품 차례를 바꾸었습니다.",
  ],
  [{ act: "EXHIBITION_REMOVED", board: "EXHIBITION_9" }, "불모지기 님이 빈 전시를 지웠습니다."],
  [{ act: "BOARD_CREATED", board: "QNA" }, "불모지기 님이 ‘Q&A’ 게시판을 추가했습니다."],
  [{ act: "BOARD_UPDATED", board: "PHOTO" }, "불모지기 님이 게시판을 고쳤습니다."],
  [{ act: "BOARD_REMOVED", board: "PHOTO" }, "불모지기 님이 빈 게시판을 지웠습니다."],
  [{ act: "EVENT_REPLIES_READ" }, "불모지기 님이 행사의 참석 명단을 열람했습니다."],
  [
    { act: "EVENT_REPLIES_READ", event: { id: 3, title: "추모다례재" } },
    "불모지기 님이 ‘추모다례재’ 행사의 참석 명단을 열람했습니다.",
  ],
  [{ act: "EVENT_CANCELLED", event: { id: 3, title: null } }, "불모지기 님이 지워진 행사를 취소했습니다."],
  [
    { act: "MAILING_RECIPIENTS_READ", mailing: { id: 2, title: "총회 안내" } },
    "불모지기 님이 ‘총회 안내’ 공지 메일을 받은 회원을 보았습니다.",
  ],
  [
    { act: "MAILING_BOUNCED", member: "석채", mailing: { id: 2, title: "총회 안내" } },
    "불모지기 님이 회원 석채 님의 ‘총회 안내’ 공지 메일이 되돌아온 것을 적었습니다.",
  ],
  [{ act: "BOARD_ORDERED" }, "불모지기 님이 게시판의 차례를 바꾸었습니다."],
  [{ act: "AGREEMENT_SAVED", pageText: "TERMS" }, "불모지기 님이 ‘이용약관’의 초안을 저장했습니다."],
  [{ act: "AGREEMENT_DISCARDED", pageText: "TERMS" }, "불모지기 님이 ‘이용약관’의 초안을 버렸습니다."],
  [{ act: "AGREEMENT_PUBLISHED", pageText: "PRIVACY" }, "불모지기 님이 ‘개인정보처리방침’의 새 판을 공지했습니다."],
  [{ act: "AGREEMENT_WITHDRAWN", pageText: "PRIVACY" }, "불모지기 님이 ‘개인정보처리방침’의 공지한 판을 거두었습니다."],
  [{ act: "PAGE_TEXT_SAVED", pageText: "greeting" }, "불모지기 님이 ‘인사말’의 초안을 저장했습니다."],
  [{ act: "PAGE_TEXT_PUBLISHED", pageText: "foreword" }, "불모지기 님이 ‘간행사’의 새 판을 공개했습니다."],
  [{ act: "PAGE_TEXT_RESTORED", pageText: "later" }, "불모지기 님이 협회의 글의 이전 판을 초안으로 되살렸습니다."],
  [
    { act: "PAGE_TEXT_SAVED", pageText: "page-15", pageTitle: "후원 안내" },
    "불모지기 님이 ‘후원 안내’의 초안을 저장했습니다.",
  ],
  [
    { act: "SITE_PAGE_UPDATED", pageText: "page-15", pageTitle: "후원 안내" },
    "불모지기 님이 ‘후원 안내’ 페이지를 고쳤습니다.",
  ],
  [{ act: "SITE_PAGE_ORDERED" }, "불모지기 님이 메뉴에서 페이지의 차례를 바꾸었습니다."],
  [{ act: "PAGE_TEXT_DISCARDED", pageText: null }, "불모지기 님이 협회의 글의 초안을 버렸습니다."],
  [{ act: "WEBHOOK_CREATED", webhook: hook }, "불모지기 님이 ‘소식 알림 로봇’ 웹훅을 추가했습니다."],
  [{ act: "WEBHOOK_UPDATED", webhook: { ...hook, name: null } }, "불모지기 님이 지워진 웹훅을 고쳤습니다."],
  [{ act: "WEBHOOK_REMOVED", webhook: { ...hook, name: null } }, "불모지기 님이 웹훅을 삭제했습니다."],
  [
    { act: "WEBHOOK_SECRET_RENEWED", webhook: hook },
    "불모지기 님이 ‘소식 알림 로봇’ 웹훅의 서명 키를 새로 발급받았습니다.",
  ],
  [{ act: "WEBHOOK_TESTED", webhook: hook }, "불모지기 님이 ‘소식 알림 로봇’ 웹훅으로 시험 알림을 보냈습니다."],
  [{ act: "JOB_RETRIED" }, "불모지기 님이 실패한 작업을 다시 하게 했습니다."],
  [{ act: "APPROVAL_SWITCHED_ON" }, "불모지기 님이 가입할 때 승인을 받도록 했습니다."],
  [{ act: "MEMBER_APPROVED", member: "가람" }, "불모지기 님이 회원 가람 님의 가입 신청을 승인했습니다."],
  [{ act: "DUES_SAVED", member: "가람" }, "불모지기 님이 회원 가람 님의 회비를 기록했습니다."],
  [{ act: "DUES_DOWNLOADED" }, "불모지기 님이 회비 명단을 파일로 내려받았습니다."],
  [
    { act: "DUES_REMOVED", member: "가람", duesYear: 2026 },
    "불모지기 님이 회원 가람 님의 적어 둔 2026년 회비를 지웠습니다.",
  ],
  [{ act: "DUES_READ", duesYear: 2026 }, "불모지기 님이 2026년 회비 명단을 열람했습니다."],
  [
    { act: "BULLETIN_CREATED", bulletin: { id: 4, title: "총회 안내" } },
    "불모지기 님이 ‘총회 안내’ 팝업·배너를 추가했습니다.",
  ],
  [{ act: "BULLETIN_UPDATED", bulletin: { id: 4, title: null } }, "불모지기 님이 지워진 팝업·배너를 고쳤습니다."],
  // A server of the version before tells none of these.
  [{ act: "BULLETIN_UPDATED", bulletin: undefined }, "불모지기 님이 팝업·배너를 고쳤습니다."],
  [{ act: "DUES_READ", duesYear: undefined }, "불모지기 님이 회비 명단을 열람했습니다."],
  [{ act: "PERSON_UPDATED", person: { id: 7, name: "한석록" } }, "불모지기 님이 ‘한석록’ 문도의 정보를 고쳤습니다."],
  [{ act: "PERSON_CREATED", person: { id: 7, name: null } }, "불모지기 님이 지워진 문도를 추가했습니다."],
  [{ act: "PERSON_UPDATED", person: undefined }, "불모지기 님이 문도의 정보를 고쳤습니다."],
  [
    { act: "PERSON_ORDERED", person: { id: 7, name: "한석록" } },
    "불모지기 님이 ‘한석록’ 문도 제자들의 차례를 바꾸었습니다.",
  ],
  [{ act: "PERSON_ORDERED" }, "불모지기 님이 문도의 차례를 바꾸었습니다."],
  [
    { act: "OFFICER_CREATED", person: { id: 7, name: "한석록" }, officerTerm: 12 },
    "불모지기 님이 제12기 ‘한석록’ 임원을 추가했습니다.",
  ],
  // Whoever holds an office without a record has no name in the log.
  [{ act: "OFFICER_REMOVED", officerTerm: 12 }, "불모지기 님이 제12기 임원을 명단에서 지웠습니다."],
  [{ act: "OFFICER_UPDATED" }, "불모지기 님이 임원의 정보를 고쳤습니다."],
  [{ act: "OFFICER_ORDERED", officerTerm: 12 }, "불모지기 님이 제12기 임원의 차례를 바꾸었습니다."],
  [{ act: "TERM_CREATED", officerTerm: 13 }, "불모지기 님이 제13기 임원의 임기를 시작했습니다."],
  [{ act: "TERM_REMOVED", officerTerm: 13 }, "불모지기 님이 제13기 임원 명단을 지웠습니다."],
  [{ act: "TERM_UPDATED" }, "불모지기 님이 임원의 임기를 고쳤습니다."],
  [{ act: "GRADE_UPDATED", grade: { id: 2, name: "정회원" } }, "불모지기 님이 ‘정회원’ 회원 등급의 이름을 고쳤습니다."],
  [{ act: "GRADE_CREATED", grade: { id: 2, name: null } }, "불모지기 님이 지워진 회원 등급을 추가했습니다."],
  [
    { act: "MEMBER_GRADED", member: "가람", grade: { id: 2, name: "정회원" } },
    "불모지기 님이 회원 가람 님의 등급을 ‘정회원’으로 바꾸었습니다.",
  ],
  [
    { act: "MEMBER_GRADED", member: "가람", grade: { id: 2, name: "원로" } },
    "불모지기 님이 회원 가람 님의 등급을 ‘원로’로 바꾸었습니다.",
  ],
  [
    { act: "MEMBER_GRADED", member: "가람", grade: { id: 2, name: null } },
    "불모지기 님이 회원 가람 님의 등급을 지워진 등급으로 바꾸었습니다.",
  ],
  [
    { act: "MEMBER_APPROVED", member: "가람", grade: { id: 2, name: "정회원" } },
    "불모지기 님이 회원 가람 님의 가입 신청을 승인하고 등급을 ‘정회원’으로 정했습니다.",
  ],
  [{ act: "MEMBER_GRADED", member: "가람" }, "불모지기 님이 회원 가람 님의 회원 등급을 바꾸었습니다."],
  [{ act: "MAILING_STOPPED" }, "불모지기 님이 공지 메일을 그만 보내기로 했습니다."],
  [{ act: "MAILING_BOUNCED", member: "가람" }, "불모지기 님이 회원 가람 님의 공지 메일이 되돌아온 것을 적었습니다."],
  [{ act: "MAILING_RECIPIENTS_READ" }, "불모지기 님이 공지 메일을 받은 회원을 보았습니다."],
  [{ act: "AUDIT_REVIEWED" }, "불모지기 님이 한 달의 접속기록을 점검했습니다."],
  [{ act: "WEBHOOK_RESENT", webhook: hook }, "불모지기 님이 ‘소식 알림 로봇’ 웹훅으로 알림을 다시 보냈습니다."],
  // A line of before, and a server of before beside a page of this version.
  [{ act: "WEBHOOK_UPDATED" }, "불모지기 님이 웹훅을 고쳤습니다."],
  [{ act: "WEBHOOK_UPDATED", webhook: undefined }, "불모지기 님이 웹훅을 고쳤습니다."],
  [{ act: "MEMBER_SUSPENDED", member: "석채" }, "불모지기 님이 회원 석채 님의 활동을 정지했습니다."],
  [{ act: "MEMBER_REGISTERED", member: "석채" }, "불모지기 님이 회원 석채 님을 등록했습니다."],
  [{ act: "MEMBER_REMOVED", member: withdrawn }, "불모지기 님이 탈퇴한 회원의 계정을 삭제했습니다."],
  [{ act: "MEMBER_REMOVED", actor: withdrawn, member: withdrawn, isOwn: true }, "탈퇴한 회원이 스스로 탈퇴했습니다."],
  [{ act: "ADMIN_GRANTED", actor: null, member: "석채" }, "서버 명령으로 회원 석채 님을 관리자로 지정했습니다."],
  [{ act: "ADMIN_GRANTED", member: "석채" }, "불모지기 님이 회원 석채 님을 관리자로 지정했습니다."],
  [{ act: "ADMIN_REVOKED", member: "석채" }, "불모지기 님이 회원 석채 님의 관리자 지정을 해제했습니다."],
  [{ act: "MEMBER_CORRECTED", member: "석채" }, "불모지기 님이 회원 석채 님의 정보를 고쳤습니다."],
  [{ act: "MEMBER_EMAIL_CORRECTED", member: "석채" }, "불모지기 님이 회원 석채 님의 이메일을 바로잡았습니다."],
  [{ act: "MEMBER_INVITED", member: "석채" }, "불모지기 님이 회원 석채 님을 다시 초대했습니다."],
  [{ act: "MEMBER_CODE_SENT", member: "석채" }, "불모지기 님이 회원 석채 님에게 비밀번호 설정 인증번호를 보냈습니다."],
  [{ act: "POST_CREATED", post: notice }, "불모지기 님이 공지사항 12번 글을 올렸습니다."],
  [
    { act: "POST_REMOVED", member: "석채", post: { type: "QNA", index: 3, now: null } },
    "불모지기 님이 회원 석채 님의 Q&A 3번 글을 삭제했습니다.",
  ],
  [{ act: "POST_MOVED", post: notice }, "불모지기 님이 공지사항 12번 글을 다른 게시판으로 옮겼습니다."],
  [{ act: "POST_PURGED", post: { ...notice, now: null } }, "불모지기 님이 공지사항 12번 글을 완전히 삭제했습니다."],
  [
    { act: "POST_RESTORED", post: { type: "FIRST_EXHIBITION", index: 2, now: null } },
    "불모지기 님이 제1회 불교미술전 2번 작품을 휴지통에서 복원했습니다.",
  ],
  [
    { act: "COMMENT_REMOVED", member: null, post: notice },
    "불모지기 님이 공지사항 12번 글에 달린 탈퇴한 회원의 댓글을 삭제했습니다.",
  ],
  [
    { act: "POST_CLEARED", member: "석채", post: notice },
    "불모지기 님이 회원 석채 님의 공지사항 12번 글에 들어온 신고를 문제 없음으로 닫았습니다.",
  ],
  [{ act: "UNKNOWN" }, "불모지기 님이 이 버전이 모르는 작업을 했습니다."],
  // A page of this version that is still open when the server is a later one.
  [{ act: "TEMPLE_MOVED", actor: null }, "서버 명령으로 이 버전이 모르는 작업을 했습니다."],
  [
    { act: "COMMENT_CLEARED", member: "석채", post: notice },
    "불모지기 님이 공지사항 12번 글에 달린 회원 석채 님의 댓글에 들어온 신고를 문제 없음으로 닫았습니다.",
  ],
] as [Partial<AuditLine>, string][])("%j is told so", (change, sentence) => {
  expect(sentenceOf(firstBoardList, line(change))).toBe(sentence);
});

test.each([
  [notice, "지금 제목 ‘총회 안내’"],
  [{ ...notice, now: { type: "QNA", index: 3, title: "아교" } }, "지금은 Q&A 3번 ‘아교’"],
  [{ ...notice, now: null }, ""],
  [null, ""],
] as [AuditLine["post"], string][])("what %j is today is told beside it", (post, today) => {
  expect(todayOf(firstBoardList, line({ post }))).toBe(today);
});
