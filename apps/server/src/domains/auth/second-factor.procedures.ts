import {
  recoveryCodes,
  secondFactorChangeInput,
  secondFactorConfirmInput,
  secondFactorOffOutput,
  secondFactorSetUp,
  secondFactorState,
} from "@bulmo/contracts/second-factor";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { anyAdminProcedure } from "../../trpc.ts";
import { memberCall } from "./auth-meta.ts";
import {
  confirmSecondFactor,
  getSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  setUpSecondFactor,
} from "./second-factor.service.ts";

const path = "/auth/second-factor";

export const secondFactorProcedures = {
  secondFactor: anyAdminProcedure
    .meta(rest({ method: "GET", path }, memberCall("2단계 인증 상태 (관리자)")))
    .input(z.void())
    .output(secondFactorState)
    .query(({ ctx }) => getSecondFactor(ctx, ctx.viewer)),

  setUpSecondFactor: anyAdminProcedure
    .meta(rest({ method: "POST", path: `${path}/set-up` }, memberCall("2단계 인증 설정 시작 (관리자)")))
    .input(secondFactorChangeInput)
    .output(secondFactorSetUp)
    .mutation(({ ctx, input }) => setUpSecondFactor(ctx, ctx.viewer, input.code)),

  confirmSecondFactor: anyAdminProcedure
    .meta(rest({ method: "POST", path: `${path}/confirm` }, memberCall("2단계 인증 설정 완료 (관리자)")))
    .input(secondFactorConfirmInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({ recoveryCodes: await confirmSecondFactor(ctx, ctx.viewer, input.code) })),

  renewRecoveryCodes: anyAdminProcedure
    .meta(rest({ method: "POST", path: `${path}/recovery-codes` }, memberCall("복구 코드 다시 발급 (관리자)")))
    .input(secondFactorChangeInput)
    .output(recoveryCodes)
    .mutation(async ({ ctx, input }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, ctx.viewer, input.code) })),

  removeSecondFactor: anyAdminProcedure
    .meta(rest({ method: "POST", path: `${path}/off` }, memberCall("2단계 인증 해제 (관리자)")))
    .input(secondFactorChangeInput)
    .output(secondFactorOffOutput)
    .mutation(async ({ ctx, input }) => {
      await removeSecondFactor(ctx, ctx.viewer, input.code);
      return { success: true as const };
    }),
};
