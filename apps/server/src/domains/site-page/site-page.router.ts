import {
  sitePage,
  sitePageCreateInput,
  sitePageNamed,
  sitePageOrderInput,
  sitePageRestoreInput,
  sitePages,
  sitePageUpdateInput,
  unwrittenTexts,
} from "@bulmo/contracts/site-page";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { findSitePages } from "./site-page.query.ts";
import {
  createSitePage,
  getSitePage,
  orderSitePages,
  removeSitePage,
  restoreSitePage,
  updateSitePage,
} from "./site-page.service.ts";
import { findUnwritten } from "./unwritten.query.ts";

const path = "/site-page";
const about = (summary: string) => ({ tags: ["site-page"] as [string], summary: `${summary} (관리자)`, protect: true });

export const sitePageRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("메뉴의 페이지, 숨긴 페이지와 지운 페이지까지")))
    .input(z.void())
    .output(sitePages)
    .query(({ ctx }) => findSitePages(ctx.em)),

  get: adminProcedure
    .meta(rest({ method: "GET", path }, about("페이지 하나")))
    .input(sitePageNamed)
    .output(sitePage)
    .query(async ({ ctx, input }) => {
      const found = await getSitePage(ctx.em, input.id);
      ctx.setVersion?.(String(found.revision));
      return found;
    }),

  unwritten: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/unwritten` }, about("빈 누리집에서 시작하여 아직 쓰지 않은 글")))
    .input(z.void())
    .output(unwrittenTexts)
    .query(({ ctx }) => findUnwritten(ctx.em)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("페이지 추가")))
    .input(sitePageCreateInput)
    .output(sitePage)
    .mutation(({ ctx, input }) => createSitePage(ctx.em, ctx.viewer, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("페이지의 이름 고치기, 숨기기, 옮기기"), isConditional: true }))
    .input(sitePageUpdateInput)
    .output(sitePage)
    .mutation(({ ctx, input }) =>
      updateSitePage(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  order: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/order` }, about("페이지의 차례 바꾸기")))
    .input(sitePageOrderInput)
    .output(sitePages)
    .mutation(async ({ ctx, input }) => {
      await orderSitePages(ctx.em, ctx.viewer, input);
      return findSitePages(ctx.em);
    }),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("추가한 페이지 지우기")))
    .input(sitePageNamed)
    .output(sitePage)
    .mutation(({ ctx, input }) => removeSitePage(ctx.em, ctx.viewer, input.id)),

  restore: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/restore` }, about("지운 페이지 되살리기")))
    .input(sitePageRestoreInput)
    .output(sitePage)
    .mutation(({ ctx, input }) => restoreSitePage(ctx.em, ctx.viewer, input)),
});
