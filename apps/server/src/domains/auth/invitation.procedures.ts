import {
  invitation,
  invitationAcceptInput,
  invitationAcceptOutput,
  invitationInput,
} from "@bulmo/contracts/invitation";
import { rest } from "../../platform/rest/rest-meta.ts";
import { openProcedure } from "../../trpc.ts";
import { openCall } from "./auth-meta.ts";
import { acceptInvitation, getInvitation } from "./invitation.service.ts";

const path = "/auth/invitation";

/** For who comes by the address of an invitation; by POST, since what a query asks stands in its address. */
export const invitationProcedures = {
  openInvitation: openProcedure
    .meta(rest({ method: "POST", path }, openCall("초대 확인")))
    .input(invitationInput)
    .output(invitation)
    .mutation(({ ctx, input }) => getInvitation(ctx, input)),

  acceptInvitation: openProcedure
    .meta(rest({ method: "POST", path: `${path}/accept` }, openCall("초대받은 회원의 첫 비밀번호 설정")))
    .input(invitationAcceptInput)
    .output(invitationAcceptOutput)
    .mutation(async ({ ctx, input }) => ({ username: await acceptInvitation(ctx, input) })),
};
