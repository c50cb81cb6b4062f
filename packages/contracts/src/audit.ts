import { z } from "zod";
import { accessReason } from "./access-reason.ts";
import { absent } from "./absent.ts";
import { maximumIndex } from "./board.ts";
import { integer } from "./integer.ts";
import { postType } from "./post.ts";
import { text, timestamp } from "./text.ts";

/** What the log knows, by what one looks for in it. */
export const auditKinds = {
  SIGN_IN: [
    "SIGNED_IN",
    "SECOND_FACTOR_SET",
    "SECOND_FACTOR_REMOVED",
    "RECOVERY_CODES_RENEWED",
    "RECOVERY_CODE_USED",
    "KEY_CREATED",
    "KEY_REVOKED",
  ],
  MEMBER: [
    "MEMBER_REGISTERED",
    "MEMBER_SUSPENDED",
    "MEMBER_RESUMED",
    "MEMBER_POSITION_CHANGED",
    "MEMBER_GRADED",
    "MEMBER_CORRECTED",
    "MEMBER_EMAIL_CORRECTED",
    "MEMBER_INVITED",
    "MEMBER_CODE_SENT",
    "MEMBER_REMOVED",
    "MEMBER_APPROVED",
    "MEMBER_DECLINED",
    "APPROVAL_SWITCHED_ON",
    "APPROVAL_SWITCHED_OFF",
    "DUES_SAVED",
    "DUES_REMOVED",
    "ADMIN_CREATED",
    "ADMIN_GRANTED",
    "ADMIN_REVOKED",
    "GRADE_CREATED",
    "GRADE_UPDATED",
    "GRADE_ORDERED",
    "GRADE_REMOVED",
  ],
  READING: [
    "MEMBERS_LISTED",
    "MEMBERS_DOWNLOADED",
    "MEMBER_READ",
    "EVENT_REPLIES_READ",
    "EVENT_REPLIES_DOWNLOADED",
    "MAILING_RECIPIENTS_READ",
    "APPLICATIONS_READ",
    "DUES_READ",
    "DUES_DOWNLOADED",
  ],
  POST: [
    "POST_CREATED",
    "POST_UPDATED",
    "POST_MOVED",
    "POST_PINNED",
    "POST_UNPINNED",
    "POST_REMOVED",
    "POST_RESTORED",
    "POST_PURGED",
    "POST_PLANNED",
    "PLAN_UPDATED",
    "PLAN_REMOVED",
    "COMMENT_REMOVED",
    "POST_CLEARED",
    "COMMENT_CLEARED",
  ],
  BOARD: [
    "EXHIBITION_CREATED",
    "EXHIBITION_UPDATED",
    "EXHIBITION_ORDERED",
    "EXHIBITION_REMOVED",
    "BOARD_CREATED",
    "BOARD_UPDATED",
    "BOARD_REMOVED",
    "BOARD_ORDERED",
  ],
  EVENT: ["EVENT_CREATED", "EVENT_UPDATED", "EVENT_CANCELLED", "EVENT_RESUMED", "EVENT_REMOVED", "EVENT_RESTORED"],
  CHRONICLE: ["HISTORY_SAVED", "HISTORY_RESTORED", "PROPERTY_SAVED", "PROPERTY_RESTORED"],
  PAGE_TEXT: [
    "PAGE_TEXT_SAVED",
    "PAGE_TEXT_RESTORED",
    "PAGE_TEXT_DISCARDED",
    "PAGE_TEXT_PUBLISHED",
    "AGREEMENT_SAVED",
    "AGREEMENT_DISCARDED",
    "AGREEMENT_PUBLISHED",
    "AGREEMENT_WITHDRAWN",
  ],
  SITE_PAGE: ["SITE_PAGE_CREATED", "SITE_PAGE_UPDATED", "SITE_PAGE_ORDERED", "SITE_PAGE_REMOVED", "SITE_PAGE_RESTORED"],
  BULLETIN: ["BULLETIN_CREATED", "BULLETIN_UPDATED", "BULLETIN_ORDERED", "BULLETIN_REMOVED"],
  PERSON: [
    "PERSON_CREATED",
    "PERSON_UPDATED",
    "PERSON_ORDERED",
    "PERSON_REMOVED",
    "TERM_CREATED",
    "TERM_UPDATED",
    "TERM_REMOVED",
    "OFFICER_CREATED",
    "OFFICER_UPDATED",
    "OFFICER_ORDERED",
    "OFFICER_REMOVED",
  ],
  WEBHOOK: [
    "WEBHOOK_CREATED",
    "WEBHOOK_UPDATED",
    "WEBHOOK_REMOVED",
    "WEBHOOK_SECRET_RENEWED",
    "WEBHOOK_TESTED",
    "WEBHOOK_RESENT",
  ],
  JOB: ["JOB_RETRIED"],
  MAILING: ["MAILING_CREATED", "MAILING_STOPPED", "MAILING_BOUNCED"],
  REVIEW: ["AUDIT_REVIEWED"],
} as const;

export type AuditKind = keyof typeof auditKinds;
export type AuditAct = (typeof auditKinds)[AuditKind][number];

export const auditKind = z.enum(Object.keys(auditKinds) as [AuditKind, ...AuditKind[]]);

/** What a later version, which serves beside this one, has written of what this one has no word for. */
export const unknownAct = "UNKNOWN";
const toldAct = z.enum([...Object.values(auditKinds).flat(), unknownAct]);

export const auditListInput = z.object({
  kind: absent(auditKind),
  /** A part of the name, nickname or username of who did it or whom it was about. */
  person: text().pipe(z.string().max(200, "검색어는 200자 이하로 입력해 주세요.")).default(""),
  /** Lines for this reason alone. */
  reason: absent(accessReason),
  /** Lines from this address alone. */
  address: text().pipe(z.string().max(100, "접속지는 100자 이하로 입력해 주세요.")).default(""),
  /** The `next` of the page before. */
  before: absent(integer(1, maximumIndex)),
});
export type AuditListInput = z.output<typeof auditListInput>;

const postPlace = z.object({ type: postType, index: z.number().int() });

/** People by their nicknames of today; 탈퇴한 회원 once they have withdrawn. */
export const auditLine = z.object({
  id: z.number().int(),
  at: timestamp(),
  act: toldAct,
  /** Null for what was done at the command line. */
  actor: z.string().nullable(),
  member: z.string().nullable(),
  /** Who did it did it to themselves. */
  isOwn: z.boolean(),
  /** Where it was at the time, and what it is now; null once it is deleted for good. */
  post: postPlace.extend({ now: postPlace.extend({ title: z.string() }).nullable() }).nullable(),
  /** By its name of today, null once it is deleted; null also where the version before, which knew of none, wrote the line. */
  webhook: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  /** By its title of today, null once it is deleted; null also where the version before, which noted none, wrote the line. */
  event: z.object({ id: z.number().int(), title: z.string().nullable() }).nullable(),
  /** Likewise, by the title that the notice had as it was mailed. */
  mailing: z.object({ id: z.number().int(), title: z.string().nullable() }).nullable(),
  /** A pop-up or banner, and a grade of members, as they are called today; null likewise. */
  bulletin: z.object({ id: z.number().int(), title: z.string().nullable() }).nullable(),
  grade: z.object({ id: z.number().int(), name: z.string().nullable() }).nullable(),
  /** The year whose dues it was about; null likewise. */
  duesYear: z.number().int().nullable(),
  /** Who of the lineage it was about, or held the office that it was about; and which term of the officers; null likewise. */
  person: z.object({ id: z.number().int(), name: z.string().nullable() }).nullable(),
  officerTerm: z.number().int().nullable(),
  /** The exhibition or board that it was about, where no post was. */
  board: postType.nullable(),
  /** The text of the association that it was about: one of this version's, or of a later one's. */
  pageText: z.string().nullable(),
  /** What menus call the page that it was about now; null where it was about none. */
  pageTitle: z.string().nullable(),
  /** From where; null at the command line and in lines of before this was noted. */
  address: z.string().nullable(),
  /** Why members' data was looked at: one of this version's reasons, or of a later one's. */
  reason: z.string().nullable(),
  reasonNote: z.string().nullable(),
});
export type AuditLine = z.infer<typeof auditLine>;

/** `next` asks for the older lines; null where there are none. */
export const auditListOutput = z.object({ list: z.array(auditLine), next: z.number().int().nullable() });
