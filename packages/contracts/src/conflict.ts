import type { AgreementDraft } from "./agreement-version.ts";
import type { Board } from "./board-list.ts";
import type { Bulletin } from "./bulletin.ts";
import type { Chronicle } from "./chronicle.ts";
import type { CalendarEvent } from "./event.ts";
import type { ExhibitionOrder } from "./exhibition-order.ts";
import type { Exhibition } from "./exhibition.ts";
import type { PageTextDraft } from "./page-text.ts";
import type { OfficerRecord, OfficerTerm } from "./officer.ts";
import type { PersonRecord } from "./person.ts";
import type { Plan } from "./planned-post.ts";
import type { PostDetail } from "./post.ts";
import type { SitePage } from "./site-page.ts";
import type { User } from "./user.ts";

/** What stands there now, by the reason for which a save was refused because somebody else's came first. */
export type Conflicts = {
  AGREEMENT_OVERTAKEN: AgreementDraft;
  BOARD_OVERTAKEN: Board;
  BULLETIN_OVERTAKEN: Bulletin;
  CHRONICLE_OVERTAKEN: Chronicle;
  EVENT_OVERTAKEN: CalendarEvent;
  EXHIBITION_OVERTAKEN: Exhibition;
  EXHIBITION_REORDERED: ExhibitionOrder;
  PAGE_TEXT_OVERTAKEN: PageTextDraft;
  OFFICER_OVERTAKEN: OfficerRecord;
  PERSON_OVERTAKEN: PersonRecord;
  PLAN_OVERTAKEN: Plan;
  SITE_PAGE_OVERTAKEN: SitePage;
  TERM_OVERTAKEN: OfficerTerm;
  /** Written by an earlier sending with the same key; of one kind of writing, what that writes. */
  IDEMPOTENCY_KEY_REUSED: PostDetail | PersonRecord | OfficerRecord | OfficerTerm;
  POST_OVERTAKEN: PostDetail;
  USER_OVERTAKEN: User;
};
