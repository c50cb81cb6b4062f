import {
  invitation,
  invitationAcceptInput,
  invitationAcceptOutput,
  invitationInput,
} from "@bulmo/contracts/invitation";
import { openProcedure } from "../../trpc.ts";
import { acceptInvitation, getInvitation } from "./invitation.service.ts";

/** For who comes by the address of an invitation; by POST, since what a query asks stands in its address. */
export const invitationProcedures = {
  openInvitation: openProcedure
    .input(invitationInput)
    .output(invitation)
    .mutation(({ ctx, input }) => getInvitation(ctx, input)),

  acceptInvitation: openProcedure
    .input(invitationAcceptInput)
    .output(invitationAcceptOutput)
    .mutation(async ({ ctx, input }) => ({ username: await acceptInvitation(ctx, input) })),
};
