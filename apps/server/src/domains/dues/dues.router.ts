import { duesDone, duesListInput, duesListOutput, duesNamed, duesSaveInput, ownDues } from "@bulmo/contracts/dues";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, memberProcedure, router } from "../../trpc.ts";
import { findOwnDues } from "./dues.query.ts";
import { listDues, removeDues, saveDues } from "./dues.service.ts";

const path = "/dues";
const about = (summary: string) => ({ tags: ["dues"] as [string], summary, protect: true });

export const duesRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("한 해의 회비 (관리자)")))
    .input(duesListInput)
    .output(duesListOutput)
    .query(({ ctx, input }) => listDues(ctx.em, ctx.viewer, input)),

  listOwn: memberProcedure
    .meta(rest({ method: "GET", path: "/users/dues" }, about("내가 낸 회비")))
    .input(z.void())
    .output(ownDues)
    .query(({ ctx }) => findOwnDues(ctx.em, ctx.viewer.id)),

  save: adminProcedure
    .meta(rest({ method: "PUT", path }, about("회비를 낸 것을 적기 (관리자)")))
    .input(duesSaveInput)
    .output(duesDone)
    .mutation(async ({ ctx, input }) => {
      await saveDues(ctx, ctx.viewer, input);
      return { success: true as const };
    }),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("적은 회비 지우기 (관리자)")))
    .input(duesNamed)
    .output(duesDone)
    .mutation(async ({ ctx, input }) => {
      await removeDues(ctx.em, ctx.viewer, input);
      return { success: true as const };
    }),
});
