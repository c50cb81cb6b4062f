import { agreementRouter } from "./domains/agreement/agreement.router.ts";
import { auditRouter } from "./domains/audit/audit.router.ts";
import { authRouter } from "./domains/auth/auth.router.ts";
import { applicationRouter } from "./domains/application/application.router.ts";
import { duesRouter } from "./domains/dues/dues.router.ts";
import { bulletinRouter } from "./domains/bulletin/bulletin.router.ts";
import { chronicleRouter } from "./domains/chronicle/chronicle.router.ts";
import { commentRouter } from "./domains/comment/comment.router.ts";
import { dashboardRouter } from "./domains/dashboard/dashboard.router.ts";
import { importReportRouter } from "./domains/import-report/import-report.router.ts";
import { jobRouter } from "./domains/job/job.router.ts";
import { auditReviewRouter } from "./domains/audit-review/audit-review.router.ts";
import { ownDataRouter } from "./domains/own-data/own-data.router.ts";
import { mailChoiceRouter } from "./domains/mail-choice/mail-choice.router.ts";
import { mailingRouter } from "./domains/mailing/mailing.router.ts";
import { keyRouter } from "./domains/key/key.router.ts";
import { boardRouter } from "./domains/board-settings/board.router.ts";
import { gradeRouter } from "./domains/grade/grade.router.ts";
import { eventRouter } from "./domains/event/event.router.ts";
import { exhibitionRouter } from "./domains/exhibition/exhibition.router.ts";
import { memorialRouter } from "./domains/memorial/memorial.router.ts";
import { officerRouter } from "./domains/officer/officer.router.ts";
import { termRouter } from "./domains/officer/term.router.ts";
import { pageTextRouter } from "./domains/page-text/page-text.router.ts";
import { personRouter } from "./domains/person/person.router.ts";
import { pictureDescriptionRouter } from "./domains/picture-description/picture-description.router.ts";
import { planRouter } from "./domains/plan/plan.router.ts";
import { postRouter } from "./domains/post/post.router.ts";
import { reportRouter } from "./domains/report/report.router.ts";
import { searchRouter } from "./domains/search/search.router.ts";
import { sitePageRouter } from "./domains/site-page/site-page.router.ts";
import { trashRouter } from "./domains/trash/trash.router.ts";
import { userRouter } from "./domains/user/user.router.ts";
import { webhookRouter } from "./domains/webhook/webhook.router.ts";
import { workAddressRouter } from "./domains/work-address/work-address.router.ts";
import { workProposalRouter } from "./domains/work-proposal/work-proposal.router.ts";
import { workSearchRouter } from "./domains/work-search/work-search.router.ts";
import { judgeAtOnce } from "./platform/input/judge-at-once.ts";
import { router } from "./trpc.ts";

const calls = router({
  agreement: agreementRouter,
  audit: auditRouter,
  auth: authRouter,
  application: applicationRouter,
  bulletin: bulletinRouter,
  dues: duesRouter,
  chronicle: chronicleRouter,
  comment: commentRouter,
  dashboard: dashboardRouter,
  importReport: importReportRouter,
  job: jobRouter,
  key: keyRouter,
  mailChoice: mailChoiceRouter,
  mailing: mailingRouter,
  ownData: ownDataRouter,
  auditReview: auditReviewRouter,
  board: boardRouter,
  event: eventRouter,
  exhibition: exhibitionRouter,
  grade: gradeRouter,
  memorial: memorialRouter,
  officer: officerRouter,
  pageText: pageTextRouter,
  person: personRouter,
  pictureDescription: pictureDescriptionRouter,
  plan: planRouter,
  term: termRouter,
  post: postRouter,
  report: reportRouter,
  search: searchRouter,
  sitePage: sitePageRouter,
  trash: trashRouter,
  user: userRouter,
  webhook: webhookRouter,
  workAddress: workAddressRouter,
  workProposal: workProposalRouter,
  workSearch: workSearchRouter,
});

export const appRouter = judgeAtOnce(calls);

export type AppRouter = typeof appRouter;
