import {
  user,
  userEntriesInput,
  userEntriesOutput,
  userActiveInput,
  userActiveOutput,
  userGetInput,
  userGradeInput,
  userGradeOutput,
  userIdInput,
  userListInput,
  userListOutput,
  userRemoveOutput,
  userRoleInput,
  userRoleOutput,
  userUpdateInput,
} from "@bulmo/contracts/user";
import { userRowsInput, userRowsOutput } from "@bulmo/contracts/user-for-programs";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, memberProcedure, router } from "../../trpc.ts";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { updateMemberGrade } from "./user-grade.service.ts";
import { listUserEntries } from "./user-entries.service.ts";
import { listUsers } from "./user-list.service.ts";
import { listUserRows } from "./user-row-list.service.ts";
import { removeUser } from "./user-removal.service.ts";
import { toggleActive, updateRole } from "./user-status.service.ts";
import { updateSelf } from "./user-update.service.ts";
import { getSelf, getUserByEmail, withVersion } from "./user.service.ts";

const about = (summary: string) => ({ tags: ["user"] as [string], summary, protect: true });

export const userRouter = router({
  get: memberProcedure
    .meta(rest({ method: "GET", path: "/users" }, about("내 정보")))
    .input(z.void())
    .output(user)
    .query(async ({ ctx }) => withVersion(ctx, await getSelf(ctx.em, ctx.viewer))),

  list: adminProcedure
    .input(userListInput)
    .output(userListOutput)
    .query(({ ctx, input }) => listUsers(ctx.em, ctx.viewer, input)),

  listForPrograms: adminProcedure
    .meta(rest({ method: "GET", path: "/users/list" }, { ...about("회원 목록 (관리자)"), operationId: "user-list" }))
    .input(userRowsInput)
    .output(userRowsOutput)
    .query(({ ctx, input }) => listUserRows(ctx.em, ctx.viewer, input)),

  listEntries: adminProcedure
    .meta(rest({ method: "GET", path: "/users/entries" }, about("모든 회원의 명부 (관리자)")))
    .input(userEntriesInput)
    .output(userEntriesOutput)
    .query(({ ctx, input }) => listUserEntries(ctx.em, ctx.viewer, input)),

  getByEmail: memberProcedure
    .meta(rest({ method: "GET", path: "/users/{email}" }, about("이메일로 회원 조회 (관리자 또는 본인)")))
    .input(userGetInput)
    .output(user)
    .query(async ({ ctx, input }) => withVersion(ctx, await getUserByEmail(ctx.em, ctx.viewer, input.email))),

  update: memberProcedure
    .meta(rest({ method: "PUT", path: "/users" }, { ...about("내 정보 수정"), isConditional: true }))
    .input(userUpdateInput)
    .output(user)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "profile:member");
      return withVersion(ctx, await updateSelf(ctx, ctx.viewer, input));
    }),

  updateRole: adminProcedure
    .meta(rest({ method: "PUT", path: "/users/role" }, about("회원 직책 수정 (관리자)")))
    .input(userRoleInput)
    .output(userRoleOutput)
    .mutation(async ({ ctx, input }) => {
      await updateRole(ctx.em, ctx.viewer, input);
      return { role: input.role };
    }),

  updateGrade: adminProcedure
    .meta(rest({ method: "PUT", path: "/users/grade" }, about("회원 등급 지정 또는 해제 (관리자)")))
    .input(userGradeInput)
    .output(userGradeOutput)
    .mutation(async ({ ctx, input }) => ({ grade: await updateMemberGrade(ctx.em, ctx.viewer, input) })),

  toggleActive: adminProcedure
    .meta(rest({ method: "PUT", path: "/users/is-active" }, about("회원 활동 정지 또는 재개 (관리자)")))
    .input(userActiveInput)
    .output(userActiveOutput)
    .mutation(async ({ ctx, input }) => ({ isActive: await toggleActive(ctx.em, ctx.viewer, input) })),

  remove: memberProcedure
    .meta(rest({ method: "DELETE", path: "/users" }, about("회원 탈퇴 (본인) 또는 삭제 (관리자)")))
    .input(userIdInput)
    .output(userRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeUser(ctx.em, ctx.viewer, input.id);
      if (input.id === ctx.viewer.id) ctx.cookies?.clear();
      return { success: true as const };
    }),
});
