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
  pageTextVersionsInput,
} from "@bulmo/contracts/page-text";
import type { PageTextName } from "@bulmo/contracts/page-text-rule";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest, type RestShape } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, type Context, publicProcedure, router } from "../../trpc.ts";
import { knownText } from "./known-text.ts";
import { getDraft, getShown, isFixedText, listVersions } from "./page-text.query.ts";
import { discardDraft, getVersion, publishDraft, restoreVersion, saveDraft } from "./page-text.service.ts";

const path = "/page-text";
const tags: [string] = ["page-text"];

const reading = (shape: RestShape, summary: string) =>
  adminProcedure.meta(rest(shape, { summary: `${summary} (관리자)`, tags, protect: true }));
const writing = (shape: RestShape, summary: string) =>
  adminProcedure.meta(
    rest(shape, { summary: `${summary} (관리자)`, tags, protect: true, body: "list", isConditional: true }),
  );

type Written = { name: PageTextName; revision?: number | undefined };

/** The same with the text that is meant, and the revision that the header may name. Throws SITE_PAGE_NOT_FOUND. */
const written = async <Input extends Written>(
  ctx: Parameters<typeof knownText>[0] & Pick<Context, "versionNamed">,
  input: Input,
) => ({
  ...input,
  name: await knownText(ctx, input.name),
  revision: revisionNamed(ctx.versionNamed, input.revision),
});

export const pageTextRouter = router({
  get: publicProcedure
    .meta(rest({ method: "GET", path }, { summary: "협회의 글", tags, isPublicRead: true }))
    .input(pageTextNamed)
    .output(pageTextShown)
    .query(async ({ ctx, input: { name } }) =>
      isFixedText(name) ? (await ctx.pageTexts())[name] : getShown(ctx.em, await knownText(ctx, name)),
    ),

  getDraft: reading({ method: "GET", path: `${path}/draft` }, "협회의 글과 그 초안")
    .input(pageTextNamed)
    .output(pageTextDraft)
    .query(async ({ ctx, input }) => {
      const current = await getDraft(ctx.em, await knownText(ctx, input.name));
      ctx.setVersion?.(String(current.revision));
      return current;
    }),

  saveDraft: writing({ method: "PUT", path: `${path}/draft` }, "초안 저장")
    .input(pageTextSaveInput)
    .output(pageTextDraft)
    .mutation(async ({ ctx, input }) => saveDraft(ctx.em, ctx.viewer, await written(ctx, input))),

  discardDraft: writing({ method: "DELETE", path: `${path}/draft` }, "초안 버리기")
    .input(pageTextActInput)
    .output(pageTextDraft)
    .mutation(async ({ ctx, input }) => discardDraft(ctx.em, ctx.viewer, await written(ctx, input))),

  publish: writing({ method: "POST", path: `${path}/publish` }, "초안 공개")
    .input(pageTextActInput)
    .output(pageTextDraft)
    .mutation(async ({ ctx, input }) => publishDraft(ctx.em, ctx.viewer, await written(ctx, input))),

  listVersions: reading({ method: "GET", path: `${path}/versions` }, "공개한 판의 목록")
    .input(pageTextVersionsInput)
    .output(pageTextVersions)
    .query(async ({ ctx, input }) => listVersions(ctx.em, await knownText(ctx, input.name), input.before)),

  getVersion: reading({ method: "GET", path: `${path}/version` }, "공개한 판 하나")
    .input(pageTextVersionInput)
    .output(pageTextVersion)
    .query(async ({ ctx, input }) => getVersion(ctx.em, await knownText(ctx, input.name), input.number)),

  restore: writing({ method: "POST", path: `${path}/restore` }, "공개한 판을 초안으로 되살리기")
    .input(pageTextRestoreInput)
    .output(pageTextDraft)
    .mutation(async ({ ctx, input }) => restoreVersion(ctx.em, ctx.viewer, await written(ctx, input))),
});
