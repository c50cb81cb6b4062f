import {
  type CorrectionField,
  correctionFields,
  correctionInput,
  memberAccount,
  memberAdminInput,
  memberAdminOutput,
  memberIdInput,
  memberMailOutput,
} from "@bulmo/contracts/member";
import { memberImportInput, memberImportOutput } from "@bulmo/contracts/member-import";
import { user } from "@bulmo/contracts/user";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, adminSessionProcedure } from "../../trpc.ts";
import { changeAdmin } from "./admin-change.service.ts";
import { correctMember } from "./member-correction.service.ts";
import { importMembers } from "./member-import.service.ts";
import { getMemberAccount, inviteAgain, sendMemberCode } from "./member-help.service.ts";

const about = (summary: string) => ({ tags: ["user"] as [string], summary, protect: true });

/** Linters of documents know a record by its keys only where they are written out; pages need no more of the contract. */
const correctionCall = correctionInput.extend({
  seen: z.object(
    Object.fromEntries(correctionFields.map((field) => [field, z.string()])) as Record<CorrectionField, z.ZodString>,
  ),
});

/** What administrators do for a member. No program's key appoints an administrator (docs/decisions/045). */
export const memberProcedures = {
  memberAccount: adminProcedure
    .meta(rest({ method: "GET", path: "/users/account" }, about("회원 계정의 상태 (관리자)")))
    .input(memberIdInput)
    .output(memberAccount)
    .query(({ ctx, input }) => getMemberAccount(ctx, ctx.viewer, input.id)),

  changeAdmin: adminSessionProcedure
    .meta(rest({ method: "PUT", path: "/users/is-admin" }, about("관리자 지정 또는 해제 (관리자)")))
    .input(memberAdminInput)
    .output(memberAdminOutput)
    .mutation(async ({ ctx, input }) => {
      await changeAdmin(ctx, ctx.viewer, input);
      return { isAdmin: input.isAdmin };
    }),

  correctMember: adminProcedure
    .meta(rest({ method: "PUT", path: "/users/correction" }, about("회원 정보 바로잡기 (관리자)")))
    .input(correctionCall)
    .output(user)
    .mutation(({ ctx, input }) => correctMember(ctx, ctx.viewer, input)),

  inviteAgain: adminProcedure
    .meta(rest({ method: "POST", path: "/users/invitation" }, about("초대 메일 다시 보내기 (관리자)")))
    .input(memberIdInput)
    .output(memberMailOutput)
    .mutation(({ ctx, input }) => inviteAgain(ctx, ctx.viewer, input.id)),

  importMembers: adminProcedure
    .meta(rest({ method: "POST", path: "/users/import" }, { ...about("명단의 회원 여럿 등록 (관리자)"), body: "post" }))
    .input(memberImportInput)
    .output(memberImportOutput)
    .mutation(({ ctx, input }) => importMembers(ctx, ctx.viewer, input)),

  sendMemberCode: adminProcedure
    .meta(rest({ method: "POST", path: "/users/password-code" }, about("회원에게 비밀번호 인증번호 보내기 (관리자)")))
    .input(memberIdInput)
    .output(memberMailOutput)
    .mutation(({ ctx, input }) => sendMemberCode(ctx, ctx.viewer, input.id)),
};
