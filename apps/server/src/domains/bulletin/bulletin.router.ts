import {
  bulletin,
  bulletinCreateInput,
  bulletinNamed,
  bulletinOrderInput,
  bulletinRemoveOutput,
  bulletins,
  bulletinUpdateInput,
} from "@bulmo/contracts/bulletin";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { findBulletins } from "./bulletin.query.ts";
import { createBulletin, getBulletin, orderBulletins, removeBulletin, updateBulletin } from "./bulletin.service.ts";

const path = "/bulletin";
const about = (summary: string) => ({ tags: ["bulletin"] as [string], summary, protect: true });

export const bulletinRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("팝업과 띠 배너 (관리자)")))
    .input(z.void())
    .output(bulletins)
    .query(({ ctx }) => findBulletins(ctx.em)),

  get: adminProcedure
    .meta(rest({ method: "GET", path }, about("팝업이나 띠 배너 하나 (관리자)")))
    .input(bulletinNamed)
    .output(bulletin)
    .query(async ({ ctx, input }) => {
      const found = await getBulletin(ctx.em, input.id);
      ctx.setVersion?.(String(found.revision));
      return found;
    }),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("팝업이나 띠 배너 추가 (관리자)")))
    .input(bulletinCreateInput)
    .output(bulletin)
    .mutation(({ ctx, input }) => createBulletin(ctx.em, ctx.viewer, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("팝업이나 띠 배너 고치기 (관리자)"), isConditional: true }))
    .input(bulletinUpdateInput)
    .output(bulletin)
    .mutation(({ ctx, input }) =>
      updateBulletin(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  order: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/order` }, about("팝업과 띠 배너의 차례 바꾸기 (관리자)")))
    .input(bulletinOrderInput)
    .output(bulletins)
    .mutation(({ ctx, input }) => orderBulletins(ctx.em, ctx.viewer, input.ids)),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("팝업이나 띠 배너 지우기 (관리자)")))
    .input(bulletinNamed)
    .output(bulletinRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeBulletin(ctx.em, ctx.viewer, input.id);
      return { success: true as const };
    }),
});
