import {
  officerCreateInput,
  officerList,
  officerListInput,
  officerNamed,
  officerOrderInput,
  officerRecord,
  officerRecords,
  officerRemoveOutput,
  officerUpdateInput,
} from "@bulmo/contracts/officer";
import { withKeyNamed } from "../../platform/idempotency/idempotency-key.ts";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, publicProcedure, router } from "../../trpc.ts";
import { createOfficer, orderOfficers, removeOfficer, updateOfficer } from "./officer-write.service.ts";
import { listOfficers, listRecords } from "./officer.service.ts";

const path = "/officer";
const about = (summary: string) => ({ tags: ["officer"] as [string], summary, protect: true });

export const officerRouter = router({
  list: publicProcedure
    .meta(
      rest(
        { method: "GET", path: `${path}/list` },
        { tags: ["officer"], summary: "한 기수의 임원과 모든 기수", isPublicRead: true },
      ),
    )
    .input(officerListInput)
    .output(officerList)
    .query(({ ctx, input }) => listOfficers(ctx.em, input)),

  listAll: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/all` }, about("비공개까지 한 기수의 임원 (관리자)")))
    .input(officerListInput)
    .output(officerRecords)
    .query(({ ctx, input }) => listRecords(ctx.em, input)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("임원 추가 (관리자)")))
    .input(officerCreateInput)
    .output(officerRecord)
    .mutation(({ ctx, input }) => createOfficer(ctx.em, ctx.viewer, withKeyNamed(ctx, input))),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("임원 고치기 (관리자)"), isConditional: true }))
    .input(officerUpdateInput)
    .output(officerRecord)
    .mutation(({ ctx, input }) =>
      updateOfficer(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  order: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/order` }, about("임원의 차례 바꾸기 (관리자)")))
    .input(officerOrderInput)
    .output(officerRecords)
    .mutation(({ ctx, input }) => orderOfficers(ctx.em, ctx.viewer, input)),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("임원을 명단에서 지우기 (관리자)")))
    .input(officerNamed)
    .output(officerRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeOfficer(ctx.em, ctx.viewer, input.id);
      return { success: true as const };
    }),
});
