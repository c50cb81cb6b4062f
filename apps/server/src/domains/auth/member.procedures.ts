import {
  correctionInput,
  memberAccount,
  memberAdminInput,
  memberAdminOutput,
  memberIdInput,
  memberMailOutput,
} from "@bulmo/contracts/member";
import { user } from "@bulmo/contracts/user";
import { adminProcedure, adminSessionProcedure } from "../../trpc.ts";
import { changeAdmin } from "./admin-change.service.ts";
import { correctMember } from "./member-correction.service.ts";
import { getMemberAccount, inviteAgain, sendMemberCode } from "./member-help.service.ts";

/** What administrators do for a member, on the site's own page alone: no program appoints an administrator (ADM-06). */
export const memberProcedures = {
  memberAccount: adminProcedure
    .input(memberIdInput)
    .output(memberAccount)
    .query(({ ctx, input }) => getMemberAccount(ctx, ctx.viewer, input.id)),

  changeAdmin: adminSessionProcedure
    .input(memberAdminInput)
    .output(memberAdminOutput)
    .mutation(async ({ ctx, input }) => {
      await changeAdmin(ctx, ctx.viewer, input);
      return { isAdmin: input.isAdmin };
    }),

  correctMember: adminProcedure
    .input(correctionInput)
    .output(user)
    .mutation(({ ctx, input }) => correctMember(ctx, ctx.viewer, input)),

  inviteAgain: adminProcedure
    .input(memberIdInput)
    .output(memberMailOutput)
    .mutation(({ ctx, input }) => inviteAgain(ctx, ctx.viewer, input.id)),

  sendMemberCode: adminProcedure
    .input(memberIdInput)
    .output(memberMailOutput)
    .mutation(({ ctx, input }) => sendMemberCode(ctx, ctx.viewer, input.id)),
};
