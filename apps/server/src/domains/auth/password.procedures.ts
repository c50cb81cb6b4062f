import {
  changePasswordInput,
  changePasswordOutput,
  checkPasswordInput,
  checkPasswordOutput,
  findIdOutput,
  judgePasswordInput,
  judgePasswordOutput,
  nameAndEmail,
  passwordCodeOutput,
} from "@bulmo/contracts/password";
import { rest } from "../../platform/rest/rest-meta.ts";
import { openProcedure, personProcedure, publicProcedure, sessionProcedure } from "../../trpc.ts";
import { memberCall, openCall } from "./auth-meta.ts";
import { changePassword } from "./change-password.service.ts";
import { confirmPassword } from "./password-check.ts";
import { judgePassword } from "./judge-password.service.ts";
import { findUsername, sendPasswordCode } from "./find-account.service.ts";

export const passwordProcedures = {
  findId: openProcedure
    .meta(rest({ method: "GET", path: "/auth/find-id" }, openCall("아이디 찾기")))
    .input(nameAndEmail)
    .output(findIdOutput)
    .query(async ({ ctx, input }) => ({ username: await findUsername(ctx, input) })),

  passwordCode: openProcedure
    .meta(rest({ method: "POST", path: "/auth/password-code" }, openCall("비밀번호 설정 인증번호 메일 발송")))
    .input(nameAndEmail)
    .output(passwordCodeOutput)
    .mutation(async ({ ctx, input }) => {
      await sendPasswordCode(ctx, input);
      return { success: true as const };
    }),

  checkPassword: sessionProcedure
    .meta(rest({ method: "POST", path: "/auth/check-password" }, memberCall("비밀번호 확인")))
    .input(checkPasswordInput)
    .output(checkPasswordOutput)
    .mutation(async ({ ctx, input }) => ({ isValid: await confirmPassword(ctx, ctx.viewer, input.password) })),

  judgePassword: publicProcedure
    .meta(rest({ method: "POST", path: "/auth/judge-password" }, openCall("비밀번호 안전성 확인")))
    .input(judgePasswordInput)
    .output(judgePasswordOutput)
    .mutation(async ({ ctx, input }) => ({ isWeak: await judgePassword(ctx, ctx.viewer, input) })),

  changePassword: personProcedure
    .meta(rest({ method: "POST", path: "/auth/change-password" }, openCall("비밀번호 변경")))
    .input(changePasswordInput)
    .output(changePasswordOutput)
    .mutation(async ({ ctx, input }) => {
      await changePassword(ctx, ctx.viewer, input);
      return { success: true as const };
    }),
};
