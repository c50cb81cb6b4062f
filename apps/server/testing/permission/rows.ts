import { accountRows } from "./account-rows.ts";
import { applicationRows } from "./application-rows.ts";
import { boardRows } from "./board-rows.ts";
import { bulletinRows } from "./bulletin-rows.ts";
import { chronicleRows, commentRows } from "./comment-rows.ts";
import { agreementRows } from "./agreement-rows.ts";
import { pageTextRows } from "./page-text-rows.ts";
import { sitePageRows } from "./site-page-rows.ts";
import { planRows } from "./plan-rows.ts";
import { eventRows } from "./event-rows.ts";
import { exhibitionRows } from "./exhibition-rows.ts";
import { gradeRows } from "./grade-rows.ts";
import { personRows } from "./person-rows.ts";
import { keyRows } from "./key-rows.ts";
import { mailingRows } from "./mailing-rows.ts";
import { postRows } from "./post-rows.ts";
import { reportRows } from "./report-rows.ts";
import { auditRows, trashRows } from "./trash-rows.ts";
import { webhookRows } from "./webhook-rows.ts";

/** Every call, as whoever tests all of them makes it (hazard 2). */
export const rows = [
  ...accountRows,
  ...postRows,
  ...commentRows,
  ...chronicleRows,
  ...applicationRows,
  ...boardRows,
  ...bulletinRows,
  ...eventRows,
  ...exhibitionRows,
  ...agreementRows,
  ...pageTextRows,
  ...sitePageRows,
  ...planRows,
  ...gradeRows,
  ...personRows,
  ...keyRows,
  ...mailingRows,
  ...reportRows,
  ...trashRows,
  ...auditRows,
  ...webhookRows,
];
