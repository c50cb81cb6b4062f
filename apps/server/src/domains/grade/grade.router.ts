import {
  countedGrade,
  countedGrades,
  gradeCreateInput,
  gradeNamed,
  gradeOrderInput,
  gradeRemoveOutput,
  gradeUpdateInput,
} from "@bulmo/contracts/grade";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { findGrades } from "./grade.query.ts";
import { createGrade, orderGrades, removeGrade, updateGrade } from "./grade.service.ts";

const path = "/grade";
const about = (summary: string) => ({ tags: ["grade"] as [string], summary, protect: true });

export const gradeRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("회원 등급 (관리자)")))
    .input(z.void())
    .output(countedGrades)
    .query(({ ctx }) => findGrades(ctx.em)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("회원 등급 추가 (관리자)")))
    .input(gradeCreateInput)
    .output(countedGrade)
    .mutation(({ ctx, input }) => createGrade(ctx.em, ctx.viewer, input.name)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, about("회원 등급의 이름 고치기 (관리자)")))
    .input(gradeUpdateInput)
    .output(countedGrade)
    .mutation(({ ctx, input }) => updateGrade(ctx.em, ctx.viewer, input)),

  order: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/order` }, about("회원 등급의 차례 바꾸기 (관리자)")))
    .input(gradeOrderInput)
    .output(countedGrades)
    .mutation(({ ctx, input }) => orderGrades(ctx.em, ctx.viewer, input.ids)),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("쓰지 않는 회원 등급 지우기 (관리자)")))
    .input(gradeNamed)
    .output(gradeRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeGrade(ctx.em, ctx.viewer, input.id);
      return { success: true as const };
    }),
});
