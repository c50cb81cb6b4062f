import { agreementPages } from "@bulmo/content/agreement-page";
import { pageTextTitles } from "@bulmo/content/page-text";
import type { AuditAct, AuditLine } from "@bulmo/contracts/audit";
import { isExhibition } from "@bulmo/contracts/board";
import type { PostType } from "@bulmo/contracts/post";
import type { BoardList } from "../../page/board/board-list.ts";
import { toward } from "../../parts/text/particle.ts";
import { boardIn } from "../../post/content-board/content-board.ts";

/** Who has withdrawn is nobody to be addressed. */
export const withdrawn = "탈퇴한 회원";

const asSubject = (name: string | null) => {
  if (name === null) return "서버 명령으로";
  return name === withdrawn ? `${name}이` : `${name} 님이`;
};
const person = (name: string | null) => (name === null || name === withdrawn ? withdrawn : `회원 ${name} 님`);
const of = ({ member }: AuditLine) => `${person(member)}의`;
const whom = ({ member }: AuditLine) => `${person(member)}을`;

const noun = (type: PostType) => (isExhibition(type) ? "작품" : "글");

type Place = { type: PostType; index: number };

const placeOf = (boards: BoardList, { type, index }: Place) => `${boardIn(boards, type).title} ${index}번`;

/** A line, and what boards are called today. */
type Told = AuditLine & { boards: BoardList };

/** 공지사항 12번 글: by where it was at the time, since a title may be another by now. */
const where = ({ boards, post }: Told) => (post ? `${placeOf(boards, post)} ${noun(post.type)}` : "게시물");

/** 전시 ‘제5회 불교미술전’: by its name of today; one that is gone has none. */
const exhibition = ({ boards, board }: Told) => {
  const found = boards.exhibitions.find(({ type }) => type === board);
  return found ? `‘${found.title}’ 전시` : "전시";
};

/** ‘사진첩’ 게시판, likewise. */
const boardNamed = ({ boards, board }: Told) => {
  const found = boards.boards.find(({ type }) => type === board);
  return found ? `‘${found.title}’ 게시판` : "게시판";
};

/** Where it is to stand. */
const intended = ({ boards, board }: Told) => (board ? boardIn(boards, board).title : "게시판");

/** Whose it was, where that is somebody else. */
const whose = (line: AuditLine) => (line.member === null || line.isOwn ? "" : `${of(line)} `);

/** ‘추모다례재’ 행사: by its name of today; without one in lines of a version that did not note which it was. */
const named = (name: string | null | undefined, what: string) => {
  if (name === undefined) return what;
  return name === null ? `지워진 ${what}` : `‘${name}’ ${what}`;
};
const hook = ({ webhook }: AuditLine) => named(webhook?.name, "웹훅");
const occasion = ({ event }: AuditLine) => named(event?.title, "행사");
const bulletin = (line: AuditLine) => named(line.bulletin?.title, "팝업·배너");
const graded = ({ grade }: AuditLine) => named(grade?.name, "회원 등급");
/** ‘정회원’으로; of one that was removed, that it was one. */
const toGrade = ({ grade }: AuditLine) => (grade?.name ? `‘${grade.name}’${toward(grade.name)}` : "지워진 등급으로");
const disciple = ({ person: one }: AuditLine) => named(one?.name, "문도");
/** 제12기 ‘한석록’ 임원 */
const officer = ({ officerTerm, person: one }: AuditLine) =>
  [officerTerm ? `제${officerTerm}기` : "", named(one?.name, "임원")].filter(Boolean).join(" ");
/** 제12기 임원 */
const term = ({ officerTerm }: AuditLine) => (officerTerm ? `제${officerTerm}기 임원` : "임원");
/** 2026년 회비 */
const dues = ({ duesYear }: AuditLine) => (duesYear ? `${duesYear}년 회비` : "회비");
const mailed = ({ mailing }: AuditLine) => named(mailing?.title, "공지 메일");

const agreementTitles = Object.entries(agreementPages).map(([name, { title }]) => [name, title] as const);

/** ‘인사말’: by its title; of what only a later version has, that it was one. */
const text = ({ pageText, pageTitle }: AuditLine) => {
  const titles = new Map<string | null, string>([...Object.entries(pageTextTitles), ...agreementTitles]);
  const title = pageTitle ?? titles.get(pageText);
  return title === undefined ? "협회의 글" : `‘${title}’`;
};

/** ‘후원 안내’ 페이지: by its name of today. */
const page = ({ pageTitle }: AuditLine) => (pageTitle === null ? "페이지" : `‘${pageTitle}’ 페이지`);

const acts: Record<AuditAct, (line: Told) => string> = {
  SIGNED_IN: () => "로그인했습니다.",
  SECOND_FACTOR_SET: () => "2단계 인증을 설정했습니다.",
  SECOND_FACTOR_REMOVED: (line) =>
    line.isOwn ? "2단계 인증을 해제했습니다." : `${of(line)} 2단계 인증을 해제했습니다.`,
  RECOVERY_CODES_RENEWED: () => "복구 코드를 새로 발급받았습니다.",
  RECOVERY_CODE_USED: () => "복구 코드로 로그인했습니다.",
  KEY_CREATED: () => "API 키를 만들었습니다.",
  KEY_REVOKED: (line) => (line.isOwn ? "API 키를 폐기했습니다." : `${of(line)} API 키를 폐기했습니다.`),
  MEMBERS_LISTED: () => "회원 목록을 열람했습니다.",
  MEMBERS_DOWNLOADED: () => "회원 목록을 파일로 내려받았습니다.",
  MEMBER_READ: (line) => `${of(line)} 정보를 열람했습니다.`,
  MEMBER_REGISTERED: (line) => `${whom(line)} 등록했습니다.`,
  MEMBER_SUSPENDED: (line) => `${of(line)} 활동을 정지했습니다.`,
  MEMBER_RESUMED: (line) => `${of(line)} 활동을 재개했습니다.`,
  MEMBER_POSITION_CHANGED: (line) => `${of(line)} 직책을 바꾸었습니다.`,
  // Without a grade it was taken away, or is a line of a version that did not note which.
  MEMBER_GRADED: (line) =>
    line.grade ? `${of(line)} 등급을 ${toGrade(line)} 바꾸었습니다.` : `${of(line)} 회원 등급을 바꾸었습니다.`,
  MEMBER_CORRECTED: (line) => `${of(line)} 정보를 고쳤습니다.`,
  MEMBER_EMAIL_CORRECTED: (line) => `${of(line)} 이메일을 바로잡았습니다.`,
  MEMBER_INVITED: (line) => `${whom(line)} 다시 초대했습니다.`,
  MEMBER_CODE_SENT: (line) => `${person(line.member)}에게 비밀번호 설정 인증번호를 보냈습니다.`,
  MEMBER_REMOVED: (line) => (line.isOwn ? "스스로 탈퇴했습니다." : `${of(line)} 계정을 삭제했습니다.`),
  ADMIN_CREATED: (line) => `관리자인 ${of(line)} 계정을 만들었습니다.`,
  ADMIN_GRANTED: (line) => `${whom(line)} 관리자로 지정했습니다.`,
  ADMIN_REVOKED: (line) => `${of(line)} 관리자 지정을 해제했습니다.`,
  GRADE_CREATED: (line) => `${graded(line)}을 추가했습니다.`,
  GRADE_UPDATED: (line) => `${graded(line)}의 이름을 고쳤습니다.`,
  GRADE_ORDERED: () => "회원 등급의 차례를 바꾸었습니다.",
  GRADE_REMOVED: () => "쓰지 않는 회원 등급을 지웠습니다.",
  POST_CREATED: (line) => `${where(line)}을 올렸습니다.`,
  POST_UPDATED: (line) => `${whose(line)}${where(line)}을 고쳤습니다.`,
  POST_MOVED: (line) => `${where(line)}을 다른 게시판으로 옮겼습니다.`,
  POST_REMOVED: (line) => `${whose(line)}${where(line)}을 삭제했습니다.`,
  POST_PINNED: (line) => `${where(line)}을 목록 위에 고정했습니다.`,
  POST_UNPINNED: (line) => `${where(line)}의 고정을 풀었습니다.`,
  POST_RESTORED: (line) => `${where(line)}을 휴지통에서 복원했습니다.`,
  POST_PURGED: (line) => `${where(line)}을 완전히 삭제했습니다.`,
  POST_PLANNED: (line) => `${intended(line)}에 올릴 글을 예약했습니다.`,
  PLAN_UPDATED: (line) => `${intended(line)}에 올릴 예약 글을 고쳤습니다.`,
  PLAN_REMOVED: (line) => `${intended(line)}에 올릴 예약 글을 지웠습니다.`,
  COMMENT_REMOVED: (line) => `${where(line)}에 달린 ${of(line)} 댓글을 삭제했습니다.`,
  POST_CLEARED: (line) => `${whose(line)}${where(line)}에 들어온 신고를 문제 없음으로 닫았습니다.`,
  COMMENT_CLEARED: (line) => `${where(line)}에 달린 ${of(line)} 댓글에 들어온 신고를 문제 없음으로 닫았습니다.`,
  EXHIBITION_CREATED: (line) => `${exhibition(line)}를 추가했습니다.`,
  EXHIBITION_UPDATED: (line) => `${exhibition(line)}를 고쳤습니다.`,
  EXHIBITION_ORDERED: (line) => `${exhibition(line)}의 작품 차례를 바꾸었습니다.`,
  EXHIBITION_REMOVED: () => "빈 전시를 지웠습니다.",
  BOARD_CREATED: (line) => `${boardNamed(line)}을 추가했습니다.`,
  BOARD_UPDATED: (line) => `${boardNamed(line)}을 고쳤습니다.`,
  BOARD_REMOVED: () => "빈 게시판을 지웠습니다.",
  BOARD_ORDERED: () => "게시판의 차례를 바꾸었습니다.",
  EVENT_CREATED: (line) => `${occasion(line)}를 추가했습니다.`,
  EVENT_UPDATED: (line) => `${occasion(line)}를 고쳤습니다.`,
  EVENT_CANCELLED: (line) => `${occasion(line)}를 취소했습니다.`,
  EVENT_RESUMED: (line) => `${occasion(line)}의 취소를 되돌렸습니다.`,
  EVENT_REMOVED: () => "행사를 지웠습니다.",
  EVENT_RESTORED: (line) => `지운 ${occasion(line)}를 되돌렸습니다.`,
  EVENT_REPLIES_READ: (line) => `${occasion(line)}의 참석 명단을 열람했습니다.`,
  EVENT_REPLIES_DOWNLOADED: (line) => `${occasion(line)}의 참석 명단을 파일로 내려받았습니다.`,
  HISTORY_SAVED: () => "협회 연혁을 고쳤습니다.",
  HISTORY_RESTORED: () => "협회 연혁의 이전 판을 되살렸습니다.",
  PROPERTY_SAVED: () => "무형유산 인정 목록을 고쳤습니다.",
  PROPERTY_RESTORED: () => "무형유산 인정 목록의 이전 판을 되살렸습니다.",
  AGREEMENT_SAVED: (line) => `${text(line)}의 초안을 저장했습니다.`,
  AGREEMENT_DISCARDED: (line) => `${text(line)}의 초안을 버렸습니다.`,
  AGREEMENT_PUBLISHED: (line) => `${text(line)}의 새 판을 공지했습니다.`,
  AGREEMENT_WITHDRAWN: (line) => `${text(line)}의 공지한 판을 거두었습니다.`,
  PAGE_TEXT_SAVED: (line) => `${text(line)}의 초안을 저장했습니다.`,
  PAGE_TEXT_RESTORED: (line) => `${text(line)}의 이전 판을 초안으로 되살렸습니다.`,
  PAGE_TEXT_DISCARDED: (line) => `${text(line)}의 초안을 버렸습니다.`,
  PAGE_TEXT_PUBLISHED: (line) => `${text(line)}의 새 판을 공개했습니다.`,
  SITE_PAGE_CREATED: (line) => `${page(line)}를 추가했습니다.`,
  SITE_PAGE_UPDATED: (line) => `${page(line)}를 고쳤습니다.`,
  SITE_PAGE_ORDERED: () => "메뉴에서 페이지의 차례를 바꾸었습니다.",
  SITE_PAGE_REMOVED: (line) => `${page(line)}를 지웠습니다.`,
  SITE_PAGE_RESTORED: (line) => `${page(line)}를 되살렸습니다.`,
  PERSON_CREATED: (line) => `${disciple(line)}를 추가했습니다.`,
  PERSON_UPDATED: (line) => `${disciple(line)}의 정보를 고쳤습니다.`,
  PERSON_ORDERED: (line) =>
    line.person ? `${disciple(line)} 제자들의 차례를 바꾸었습니다.` : "문도의 차례를 바꾸었습니다.",
  PERSON_REMOVED: () => "문도를 지웠습니다.",
  TERM_CREATED: (line) => `${term(line)}의 임기를 시작했습니다.`,
  TERM_UPDATED: (line) => `${term(line)}의 임기를 고쳤습니다.`,
  TERM_REMOVED: (line) => `${term(line)} 명단을 지웠습니다.`,
  OFFICER_CREATED: (line) => `${officer(line)}을 추가했습니다.`,
  OFFICER_UPDATED: (line) => `${officer(line)}의 정보를 고쳤습니다.`,
  OFFICER_ORDERED: (line) => `${term(line)}의 차례를 바꾸었습니다.`,
  OFFICER_REMOVED: (line) => `${officer(line)}을 명단에서 지웠습니다.`,
  BULLETIN_CREATED: (line) => `${bulletin(line)}를 추가했습니다.`,
  BULLETIN_UPDATED: (line) => `${bulletin(line)}를 고쳤습니다.`,
  BULLETIN_ORDERED: () => "팝업과 배너의 차례를 바꾸었습니다.",
  BULLETIN_REMOVED: () => "팝업·배너를 지웠습니다.",
  WEBHOOK_CREATED: (line) => `${hook(line)}을 추가했습니다.`,
  WEBHOOK_UPDATED: (line) => `${hook(line)}을 고쳤습니다.`,
  WEBHOOK_REMOVED: () => "웹훅을 삭제했습니다.",
  WEBHOOK_SECRET_RENEWED: (line) => `${hook(line)}의 서명 키를 새로 발급받았습니다.`,
  WEBHOOK_TESTED: (line) => `${hook(line)}으로 시험 알림을 보냈습니다.`,
  WEBHOOK_RESENT: (line) => `${hook(line)}으로 알림을 다시 보냈습니다.`,
  JOB_RETRIED: () => "실패한 작업을 다시 하게 했습니다.",
  APPROVAL_SWITCHED_ON: () => "가입할 때 승인을 받도록 했습니다.",
  APPROVAL_SWITCHED_OFF: () => "승인 없이 가입할 수 있게 했습니다.",
  APPLICATIONS_READ: () => "가입 신청을 열람했습니다.",
  MEMBER_APPROVED: (line) =>
    line.grade
      ? `${of(line)} 가입 신청을 승인하고 등급을 ${toGrade(line)} 정했습니다.`
      : `${of(line)} 가입 신청을 승인했습니다.`,
  MEMBER_DECLINED: () => "가입 신청을 거절하고 신청한 사람의 정보를 지웠습니다.",
  DUES_READ: (line) => `${dues(line)} 명단을 열람했습니다.`,
  DUES_SAVED: (line) => `${of(line)} ${dues(line)}를 기록했습니다.`,
  DUES_REMOVED: (line) => `${of(line)} 적어 둔 ${dues(line)}를 지웠습니다.`,
  DUES_DOWNLOADED: (line) => `${dues(line)} 명단을 파일로 내려받았습니다.`,
  MAILING_CREATED: (line) => `${where(line)}을 회원에게 메일로 보냈습니다.`,
  MAILING_STOPPED: (line) => `${mailed(line)}을 그만 보내기로 했습니다.`,
  MAILING_BOUNCED: (line) => `${of(line)} ${mailed(line)}이 되돌아온 것을 적었습니다.`,
  MAILING_RECIPIENTS_READ: (line) => `${mailed(line)}을 받은 회원을 보았습니다.`,
  AUDIT_REVIEWED: () => "한 달의 접속기록을 점검했습니다.",
};

/** What the post is called today, and where it is if that is somewhere else; empty once it is deleted for good. */
export function todayOf(boards: BoardList, { post }: AuditLine): string {
  if (!post?.now) return "";
  const { now } = post;
  const hasMoved = now.type !== post.type || now.index !== post.index;
  return hasMoved ? `지금은 ${placeOf(boards, now)} ‘${now.title}’` : `지금 제목 ‘${now.title}’`;
}

const isTold = (act: string): act is AuditAct => Object.hasOwn(acts, act);

/** What happened, as one would say it; of what only a later version knows, that it did, whichever of the two reads. */
export function sentenceOf(boards: BoardList, line: AuditLine): string {
  const what = isTold(line.act) ? acts[line.act]({ ...line, boards }) : "이 버전이 모르는 작업을 했습니다.";
  return `${asSubject(line.actor)} ${what}`;
}
