import { type Request, type Response, Router } from "express";
import { schemaNames } from "./api-schemas.ts";
import { schemaWords } from "./api-schema-words.ts";
import { eventWords } from "./api-event-words.ts";
import { memberWords } from "./api-member-words.ts";
import { mailWords } from "./api-mail-words.ts";
import { dashboardWords } from "./api-dashboard-words.ts";
import { privacyWords } from "./api-privacy-words.ts";
import { importWords } from "./api-import-words.ts";
import { agreementWords } from "./api-agreement-words.ts";
import { chronicleWords } from "./api-chronicle-words.ts";
import { pageTextWords } from "./api-page-text-words.ts";
import { sitePageWords } from "./api-site-page-words.ts";
import { fieldWords } from "./api-words.ts";
import { limitsOf } from "./call-limits.ts";
import { admitSenders } from "./domains/auth/body-admission.ts";
import { agreementNotes } from "./domains/agreement/agreement.document.ts";
import { auditNotes } from "./domains/audit/audit.document.ts";
import { auditReviewNotes } from "./domains/audit-review/audit-review.document.ts";
import { attachmentNotes, attachmentPaths } from "./domains/attachment/attachment.document.ts";
import { attachmentUploadRouter } from "./domains/attachment/attachment-upload.route.ts";
import { authNotes } from "./domains/auth/auth.document.ts";
import { chronicleNotes } from "./domains/chronicle/chronicle.document.ts";
import { commentNotes } from "./domains/comment/comment.document.ts";
import { dashboardNotes } from "./domains/dashboard/dashboard.document.ts";
import { importNotes } from "./domains/import-report/import-report.document.ts";
import { mailChoiceNotes } from "./domains/mail-choice/mail-choice.document.ts";
import { mailingNotes } from "./domains/mailing/mailing.document.ts";
import { applicationNotes } from "./domains/application/application.document.ts";
import { duesDownloadRouter } from "./domains/dues/dues-download.route.ts";
import { duesNotes, duesPaths } from "./domains/dues/dues.document.ts";
import { ownDataNotes } from "./domains/own-data/own-data.document.ts";
import { jobNotes } from "./domains/job/job.document.ts";
import { keyNotes } from "./domains/key/key.document.ts";
import { boardNotes } from "./domains/board-settings/board.document.ts";
import { pageTextNotes } from "./domains/page-text/page-text.document.ts";
import { pictureDescriptionNotes } from "./domains/picture-description/picture-description.document.ts";
import { planNotes } from "./domains/plan/plan.document.ts";
import { bulletinNotes } from "./domains/bulletin/bulletin.document.ts";
import { gradeNotes } from "./domains/grade/grade.document.ts";
import { eventNotes, eventPaths } from "./domains/event/event.document.ts";
import { replyDownloadRouter } from "./domains/event/reply-download.route.ts";
import { exhibitionNotes } from "./domains/exhibition/exhibition.document.ts";
import { officerNotes } from "./domains/officer/officer.document.ts";
import { personNotes } from "./domains/person/person.document.ts";
import { memorialNotes } from "./domains/memorial/memorial.document.ts";
import { postNotes } from "./domains/post/post.document.ts";
import { reportNotes } from "./domains/report/report.document.ts";
import { sitePageNotes } from "./domains/site-page/site-page.document.ts";
import { trashNotes } from "./domains/trash/trash.document.ts";
import { uploadNotes, uploadPaths } from "./domains/upload/upload.document.ts";
import { uploadRouter } from "./domains/upload/upload.route.ts";
import type { Pictures } from "./domains/upload/pictures.ts";
import { userNotes } from "./domains/user/user.document.ts";
import { createWebhookEvents } from "./domains/webhook-event/webhook-event.document.ts";
import { webhookNotes } from "./domains/webhook/webhook.document.ts";
import { workAddressNotes } from "./domains/work-address/work-address.document.ts";
import { workProposalNotes } from "./domains/work-proposal/work-proposal.document.ts";
import { searchNotes } from "./domains/search/search.document.ts";
import { workSearchNotes } from "./domains/work-search/work-search.document.ts";
import { answerCallFault, callNotFound } from "./platform/http/error-answer.ts";
import { docsRouter } from "./platform/rest/docs.ts";
import { createDocument } from "./platform/rest/document.ts";
import { serveCalls } from "./platform/rest/serve.ts";
import { appRouter } from "./router.ts";
import type { Context } from "./trpc.ts";

export type RestOptions = {
  createContext: (request: Request, response: Response) => Context;
  pictures: Pictures;
  /** Called when a file of a post has come whole. */
  onFile: () => void;
  /** What the association is called now. */
  nameNow: () => Promise<string>;
};

/** What each field of the document is. */
const words = {
  ...fieldWords,
  ...agreementWords,
  ...eventWords,
  ...dashboardWords,
  ...importWords,
  ...mailWords,
  ...memberWords,
  ...privacyWords,
  ...chronicleWords,
  ...pageTextWords,
  ...sitePageWords,
  ...schemaWords,
};

/** The OpenAPI document of the whole interface, with what the domains say of their calls. */
export const createApiDocument = () =>
  createDocument(appRouter, {
    paths: { ...uploadPaths, ...attachmentPaths, ...duesPaths, ...eventPaths },
    webhooks: createWebhookEvents(),
    notes: {
      ...agreementNotes,
      ...attachmentNotes,
      ...auditNotes,
      ...authNotes,
      ...chronicleNotes,
      ...commentNotes,
      ...dashboardNotes,
      ...importNotes,
      ...applicationNotes,
      ...duesNotes,
      ...jobNotes,
      ...mailChoiceNotes,
      ...mailingNotes,
      ...ownDataNotes,
      ...auditReviewNotes,
      ...keyNotes,
      ...boardNotes,
      ...eventNotes,
      ...exhibitionNotes,
      ...workAddressNotes,
      ...workProposalNotes,
      ...searchNotes,
      ...workSearchNotes,
      ...pageTextNotes,
      ...pictureDescriptionNotes,
      ...planNotes,
      ...bulletinNotes,
      ...gradeNotes,
      ...memorialNotes,
      ...officerNotes,
      ...personNotes,
      ...postNotes,
      ...reportNotes,
      ...sitePageNotes,
      ...trashNotes,
      ...uploadNotes,
      ...userNotes,
      ...webhookNotes,
    },
    schemas: {
      names: schemaNames,
      words,
    },
    isLimited: (call) => limitsOf(call).length > 0,
  });

/** /api: what says what it is, pictures on their way in, and every procedure as the specification writes it. */
export const createRest = ({ createContext, pictures, onFile, nameNow }: RestOptions): Router =>
  Router()
    .use(docsRouter(createApiDocument, nameNow))
    .use(attachmentUploadRouter({ files: pictures, createContext, onTaken: onFile }))
    .use(uploadRouter({ pictures, createContext }))
    .use(replyDownloadRouter(createContext))
    .use(duesDownloadRouter(createContext))
    .use(serveCalls({ router: appRouter, createContext, admit: admitSenders(createContext) }))
    .use(callNotFound)
    .use(answerCallFault);
