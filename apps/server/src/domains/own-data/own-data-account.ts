import { accessActWords } from "@bulmo/contracts/access-act-word";
import { jobKindNames, mailKindNames } from "@bulmo/contracts/job-name";
import { mailChoices } from "@bulmo/contracts/mail-choice-kind";
import { mailingStateNames } from "@bulmo/contracts/mailing-state";
import { sql } from "kysely";
import type { OwnDataSource } from "./own-data-source.ts";

const statedWhere = { FORM: "이 누리집의 화면", CLIENT: "다른 프로그램" };
const documents = { TERMS: "이용약관", PRIVACY: "개인정보처리방침" };

/** Of the account itself: never a hash, a token, a code or a key. */
export const accountSources: readonly OwnDataSource[] = [
  {
    name: "account",
    title: "회원 정보",
    tables: [],
    columns: {
      username: "아이디",
      name: "이름",
      nickname: "닉네임",
      email: "이메일",
      homepage: "홈페이지",
      zonecode: "우편번호",
      address: "주소",
      detail_address: "상세 주소",
      profile: "프로필 이미지",
      career: "경력",
      activity: "활동",
      role: "직책",
      grade: "등급",
      is_admin: "관리자",
      is_active: "활동 중",
      has_password: "비밀번호 설정됨",
      previous_email: "바꾸기 전 이메일",
      email_changed_at: "이메일을 바꾼 때",
      previous_name: "바꾸기 전 이름",
      name_changed_at: "이름을 바꾼 때",
      created_at: "가입한 때",
    },
    rows: (id) => sql`select "user".*, password_hash is not null as has_password, member_grade.name as grade
      from "user" left join member_grade on member_grade.id = "user".grade_id where "user".id = ${id}::uuid`,
  },
  {
    name: "consents",
    title: "동의하신 약관",
    tables: ["consent.user_id"],
    columns: { document: "문서", version: "판", source: "동의한 곳", agreed_at: "동의한 때" },
    words: { document: documents, source: { ...statedWhere, IMPORT: "옛 누리집" } },
    rows: (id) => sql`select * from consent where user_id = ${id}::uuid order by agreed_at, id`,
  },
  {
    name: "age",
    title: "만 14세 이상이라고 알리신 기록",
    tables: ["age_statement.user_id"],
    columns: { source: "알린 곳", stated_at: "알린 때" },
    words: { source: statedWhere },
    rows: (id) => sql`select * from age_statement where user_id = ${id}::uuid`,
  },
  {
    name: "dormancy",
    title: "마지막 이용과 휴면",
    tables: ["dormancy.user_id"],
    columns: { last_seen_on: "마지막으로 이용한 날", notified_at: "휴면을 미리 알린 때", since: "휴면으로 바뀐 때" },
    rows: (id) => sql`select to_char(last_seen_on, 'YYYY-MM-DD') as last_seen_on, notified_at, since
      from dormancy where user_id = ${id}::uuid`,
  },
  {
    name: "acknowledgements",
    title: "확인하신 새 약관",
    tables: ["agreement_notice.user_id"],
    columns: { document: "문서", number: "판" },
    words: { document: documents },
    rows: (id) => sql`select * from agreement_notice where user_id = ${id}::uuid order by document`,
  },
  {
    name: "mail-choices",
    title: "메일 알림 선택",
    tables: ["mail_choice.user_id"],
    columns: { kind: "알림", is_on: "켜짐", decided_at: "고른 때" },
    words: { kind: Object.fromEntries(Object.entries(mailChoices).map(([kind, { label }]) => [kind, label])) },
    rows: (id) => sql`select * from mail_choice where user_id = ${id}::uuid order by kind`,
  },
  {
    name: "mailed-notices",
    title: "메일로 받으신 공지",
    tables: ["mailing_recipient.user_id"],
    columns: { title: "공지", state: "결과", queued_at: "보낸 때" },
    words: { state: mailingStateNames },
    rows: (id) => sql`select mailing.title, state, queued_at
      from mailing_recipient join mailing on mailing.id = mailing_recipient.mailing_id
      where user_id = ${id}::uuid order by mailing.id`,
  },
  {
    name: "dues",
    title: "회비",
    tables: ["dues.user_id"],
    columns: { year: "해", paid_on: "낸 날", amount: "금액(원)", note: "메모" },
    rows: (id) => sql`select year, to_char(paid_on, 'YYYY-MM-DD') as paid_on, amount, note
      from dues where user_id = ${id}::uuid order by year`,
  },
  {
    name: "proven-addresses",
    title: "확인된 이메일",
    tables: ["email_proof.user_id"],
    columns: { email: "이메일", proven_at: "확인된 때", refused_at: "되돌아온 메일을 보낸 때" },
    rows: (id) => sql`select * from email_proof where user_id = ${id}::uuid order by proven_at`,
  },
  {
    name: "invitations",
    title: "가입 초대",
    tables: ["invitation.user_id"],
    columns: { sent_to: "보낸 곳", created_at: "보낸 때", expires_at: "유효한 때까지" },
    rows: (id) => sql`select * from invitation where user_id = ${id}::uuid`,
  },
  {
    name: "mails",
    title: "보낸 메일과 예약된 작업",
    tables: ["job.user_id"],
    columns: { kind: "작업", subject: "내용", state: "상태", created_at: "맡긴 때", ended_at: "끝난 때" },
    words: {
      kind: jobKindNames,
      subject: mailKindNames,
      state: { WAITING: "기다림", DONE: "끝남", FAILED: "끝내 되지 않음" },
    },
    rows: (id) => sql`select * from job where user_id = ${id}::uuid order by created_at, id`,
  },
  {
    name: "sessions",
    title: "로그인된 기기",
    tables: ["session.user_id"],
    columns: {
      device: "기기",
      auto_login: "자동 로그인",
      created_at: "로그인한 때",
      last_used_at: "마지막 사용",
      expires_at: "끝나는 때",
    },
    rows: (id) => sql`select * from session where user_id = ${id}::uuid order by created_at`,
  },
  {
    name: "second-factor",
    title: "2단계 인증",
    tables: ["second_factor.user_id"],
    columns: { is_on: "켜짐", created_at: "설정한 때" },
    rows: (id) => sql`select secret is not null as is_on, created_at from second_factor where user_id = ${id}::uuid`,
  },
  {
    name: "keys",
    title: "API 키",
    tables: ["api_key.user_id"],
    columns: {
      name: "이름",
      scopes: "범위",
      created_at: "만든 때",
      last_used_at: "마지막 사용",
      expires_at: "끝나는 때",
    },
    rows: (id) => sql`select name, array_to_string(scopes, ', ') as scopes, created_at, last_used_at, expires_at
      from api_key where user_id = ${id}::uuid order by created_at`,
  },
  {
    name: "imports",
    title: "옛 누리집에서 옮겨 온 계정",
    tables: ["old_password.user_id"],
    columns: { source: "옛 누리집", key: "그곳의 번호" },
    rows: (id) =>
      sql`select source, key from import_origin where kind = 'member' and target = ${id} order by source, key`,
  },
  {
    name: "administration",
    title: "내 정보를 관리자가 처리한 기록",
    tables: [],
    columns: { at: "일시", act: "한 일" },
    words: { act: accessActWords },
    rows: (id) => sql`select at, act from audit_line where member_id = ${id}::uuid
      and actor_id is distinct from ${id}::uuid order by id`,
  },
  {
    name: "own-administration",
    title: "내가 관리자로서 한 일",
    tables: [],
    columns: { at: "일시", act: "한 일" },
    words: { act: accessActWords },
    rows: (id) => sql`select at, act from audit_line where actor_id = ${id}::uuid order by id`,
  },
];
