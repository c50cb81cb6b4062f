import { adminSignUpInput, signUpInput, signUpValidInput, signUpValidOutput } from "@bulmo/contracts/sign-up";
import { user } from "@bulmo/contracts/user";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, openProcedure } from "../../trpc.ts";
import { toUserView } from "../user/user.service.ts";
import { memberCall, openCall } from "./auth-meta.ts";
import { findDuplicates, registerMember, signUp } from "./sign-up.service.ts";

export const signUpProcedures = {
  signUp: openProcedure
    .meta(rest({ method: "POST", path: "/auth/sign-up" }, openCall("회원가입")))
    .input(signUpInput)
    .output(user)
    .mutation(async ({ ctx, input }) => toUserView(await signUp(ctx, input))),

  signUpValid: openProcedure
    .meta(rest({ method: "POST", path: "/auth/sign-up/valid" }, openCall("아이디, 닉네임, 이메일 중복 확인")))
    .input(signUpValidInput)
    .output(signUpValidOutput)
    .mutation(async ({ ctx, input }) => {
      await ctx.limiter.take(["sign-up-valid:address", ctx.reader.address]);
      return findDuplicates(ctx.em, input);
    }),

  adminSignUp: adminProcedure
    .meta(rest({ method: "POST", path: "/auth/admin/sign-up" }, memberCall("회원 등록 (관리자)")))
    .input(adminSignUpInput)
    .output(user)
    .mutation(async ({ ctx, input }) => toUserView(await registerMember(ctx, ctx.viewer, input))),
};
