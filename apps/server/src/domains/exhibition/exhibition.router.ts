import { exhibitionOrder, exhibitionOrderInput } from "@bulmo/contracts/exhibition-order";
import {
  exhibition,
  exhibitionCreateInput,
  exhibitionNamed,
  exhibitionNext,
  exhibitionRemoveOutput,
  exhibitionRows,
  exhibitionUpdateInput,
} from "@bulmo/contracts/exhibition";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, publicProcedure, router } from "../../trpc.ts";
import { getOrder, updateOrder } from "./exhibition-order.service.ts";
import { createExhibition, removeExhibition, updateExhibition } from "./exhibition-write.service.ts";
import { findNextNumber } from "./exhibition.query.ts";
import { getExhibition, listExhibitions } from "./exhibition.service.ts";

const path = "/exhibition";
const about = (summary: string) => ({ tags: ["board"] as [string], summary, protect: true });

export const exhibitionRouter = router({
  get: publicProcedure
    .meta(rest({ method: "GET", path }, { tags: ["board"], summary: "전시 하나", isPublicRead: true }))
    .input(exhibitionNamed)
    .output(exhibition)
    .query(async ({ ctx, input }) => {
      const found = await getExhibition(ctx.em, ctx.viewer, input.n);
      ctx.setVersion?.(String(found.revision));
      return found;
    }),

  listAll: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/all` }, about("준비 중인 것까지 모든 전시 (관리자)")))
    .input(z.void())
    .output(exhibitionRows)
    .query(({ ctx }) => listExhibitions(ctx)),

  getNext: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/next` }, about("다음 전시가 받을 번호 (관리자)")))
    .input(z.void())
    .output(exhibitionNext)
    .query(async ({ ctx }) => ({ n: await findNextNumber(ctx.em) })),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("전시 추가 (관리자)")))
    .input(exhibitionCreateInput)
    .output(exhibition)
    .mutation(({ ctx, input }) => createExhibition(ctx, ctx.viewer, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("전시 고치기 (관리자)"), isConditional: true }))
    .input(exhibitionUpdateInput)
    .output(exhibition)
    .mutation(({ ctx, input }) =>
      updateExhibition(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  getOrder: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/order` }, about("전시에 작품이 걸린 차례 (관리자)")))
    .input(exhibitionNamed)
    .output(exhibitionOrder)
    .query(async ({ ctx, input }) => {
      const order = await getOrder(ctx, input.n);
      ctx.setVersion?.(String(order.revision));
      return order;
    }),

  updateOrder: adminProcedure
    .meta(
      rest({ method: "PUT", path: `${path}/order` }, { ...about("작품 차례 정하기 (관리자)"), isConditional: true }),
    )
    .input(exhibitionOrderInput)
    .output(exhibitionOrder)
    .mutation(({ ctx, input }) =>
      updateOrder(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("빈 전시 지우기 (관리자)")))
    .input(exhibitionNamed)
    .output(exhibitionRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeExhibition(ctx, ctx.viewer, input.n);
      return { success: true as const };
    }),
});
