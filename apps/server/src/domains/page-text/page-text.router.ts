import {
  pageTextActInput,
  pageTextDraft,
  pageTextNamed,
  pageTextRestoreInput,
  pageTextSaveInput,
  pageTextShown,
  pageTextVersion,
  pageTextVersionInput,
  pageTextVersions,
} from "@bulmo/contracts/page-text";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest, type RestShape } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, publicProcedure, router } from "../../trpc.ts";
import { getDraft, listVersions } from "./page-text.query.ts";
import { discardDraft, getVersion, publishDraft, restoreVersion, saveDraft } from "./page-text.service.ts";

const path = "/page-text";
const tags: [string] = ["page-text"];

const reading = (shape: RestShape, summary: string) =>
  adminProcedure.meta(rest(shape, { summary: `${summary} (관리자)`, tags, protect: true }));
const writing = (shape: RestShape, summary: string) =>
  adminProcedure.meta(
    rest(shape, { summary: `${summary} (관리자)`, tags, protect: true, body: "list", isConditional: true }),
  );

export const pageTextRouter = router({
  get: publicProcedure
    .meta(rest({ method: "GET", path }, { summary: "협회의 글", tags, isPublicRead: true }))
    .input(pageTextNamed)
    .output(pageTextShown)
    .query(async ({ ctx, input }) => (await ctx.pageTexts())[input.name]),

  getDraft: reading({ method: "GET", path: `${path}/draft` }, "협회의 글과 그 초안")
    .input(pageTextNamed)
    .output(pageTextDraft)
    .query(async ({ ctx, input }) => {
      const current = await getDraft(ctx.em, input.name);
      ctx.setVersion?.(String(current.revision));
      return current;
    }),

  saveDraft: writing({ method: "PUT", path: `${path}/draft` }, "초안 저장")
    .input(pageTextSaveInput)
    .output(pageTextDraft)
    .mutation(({ ctx, input }) =>
      saveDraft(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  discardDraft: writing({ method: "DELETE", path: `${path}/draft` }, "초안 버리기")
    .input(pageTextActInput)
    .output(pageTextDraft)
    .mutation(({ ctx, input }) =>
      discardDraft(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  publish: writing({ method: "POST", path: `${path}/publish` }, "초안 공개")
    .input(pageTextActInput)
    .output(pageTextDraft)
    .mutation(({ ctx, input }) =>
      publishDraft(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  listVersions: reading({ method: "GET", path: `${path}/versions` }, "공개한 판의 목록")
    .input(pageTextNamed)
    .output(pageTextVersions)
    .query(({ ctx, input }) => listVersions(ctx.em, input.name)),

  getVersion: reading({ method: "GET", path: `${path}/version` }, "공개한 판 하나")
    .input(pageTextVersionInput)
    .output(pageTextVersion)
    .query(({ ctx, input }) => getVersion(ctx.em, input.name, input.number)),

  restore: writing({ method: "POST", path: `${path}/restore` }, "공개한 판을 초안으로 되살리기")
    .input(pageTextRestoreInput)
    .output(pageTextDraft)
    .mutation(({ ctx, input }) =>
      restoreVersion(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),
});
