import { endSessionInput, openSessions, sessionEnded } from "@bulmo/contracts/open-session";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { sessionProcedure } from "../../trpc.ts";
import { memberCall } from "./auth-meta.ts";
import { endOtherSessions, endSession, listSessions } from "./open-session.service.ts";

const path = "/auth/sessions";

export const openSessionProcedures = {
  listSessions: sessionProcedure
    .meta(rest({ method: "GET", path }, memberCall("로그인된 기기")))
    .input(z.void())
    .output(openSessions)
    .query(({ ctx }) => listSessions(ctx, ctx.viewer)),

  endSession: sessionProcedure
    .meta(rest({ method: "POST", path: `${path}/end` }, memberCall("다른 기기 하나에서 로그아웃")))
    .input(endSessionInput)
    .output(sessionEnded)
    .mutation(async ({ ctx, input }) => {
      await endSession(ctx, ctx.viewer, input.id);
      return { success: true as const };
    }),

  endOtherSessions: sessionProcedure
    .meta(rest({ method: "POST", path: `${path}/end-others` }, memberCall("다른 기기 모두에서 로그아웃")))
    .input(z.void())
    .output(sessionEnded)
    .mutation(async ({ ctx }) => {
      await endOtherSessions(ctx, ctx.viewer);
      return { success: true as const };
    }),
};
