import {
  checkRoleOutput,
  meOutput,
  refreshOutput,
  signInInput,
  signInOutput,
  signOutOutput,
} from "@bulmo/contracts/auth";
import type { SignedInUser, User } from "@bulmo/contracts/user";
import { z } from "zod";
import { DomainError } from "../../errors.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { inSession } from "../../session.ts";
import { lifetime } from "../../session-store.ts";
import { type Context, memberProcedure, openProcedure } from "../../trpc.ts";
import { listNotices } from "../agreement/consent.service.ts";
import { getSelf, withVersion, toUserView } from "../user/user.service.ts";
import { memberCall, openCall } from "./auth-meta.ts";
import { identifyWithinLimits, isWeakFromOld, openSession } from "./auth.service.ts";

/** Of every access token, in seconds (API-52). */
const expiresIn = lifetime.accessToken / 1000;

async function closeCurrent({ cookies, sessions }: Context) {
  const current = cookies?.read();
  if (current) await sessions.close(current);
}

/** Ends the session that a token names; one that is dead already is what signing out wants (API-45). A key is not ended so. */
async function closeNamed({ actor, sessions }: Context) {
  const named = await actor().catch((error: unknown) => {
    if (error instanceof DomainError && error.reason === "SIGN_IN_REQUIRED") return null;
    throw error;
  });
  if (named) await sessions.closeNamed(inSession(named).sessionId);
}

/** With what whoever signs in has not confirmed to know of: it rides on what every page of a member asks for. */
const withNotices = async ({ em }: Pick<Context, "em">, user: User): Promise<SignedInUser> => ({
  ...user,
  agreementNotices: await listNotices(em, user._id),
});

export const sessionProcedures = {
  signIn: openProcedure
    .meta(rest({ method: "POST", path: "/auth/sign-in" }, openCall("로그인")))
    .input(signInInput)
    .output(signInOutput)
    .mutation(async ({ ctx, input }) => {
      const who = await identifyWithinLimits(ctx, input);
      // A session that someone else may have planted in this browser ends here.
      await closeCurrent(ctx);
      const session = await openSession(ctx, who, { autoLogin: input.autoLogin });
      ctx.cookies?.write(session.id, { autoLogin: input.autoLogin });
      const user = await withNotices(ctx, toUserView(who.user));
      const isWeak = await isWeakFromOld(ctx.em, who, input);
      return { accessToken: session.accessToken, expiresIn, user, ...(isWeak && { isPasswordWeak: true }) };
    }),

  refresh: openProcedure
    .meta(rest({ method: "POST", path: "/auth/refresh" }, openCall("접근 토큰 갱신")))
    .input(z.void())
    .output(refreshOutput)
    .mutation(async ({ ctx }) => {
      const id = ctx.cookies?.read();
      const session = id ? await ctx.sessions.refresh(id) : null;
      if (!id || !session) {
        ctx.cookies?.clear();
        throw new DomainError("SIGN_IN_REQUIRED");
      }
      ctx.cookies?.write(id, { autoLogin: session.autoLogin });
      return { accessToken: session.accessToken, expiresIn };
    }),

  signOut: openProcedure
    .meta(rest({ method: "POST", path: "/auth/sign-out" }, openCall("로그아웃")))
    .input(z.void())
    .output(signOutOutput)
    .mutation(async ({ ctx }) => {
      await closeCurrent(ctx);
      await closeNamed(ctx);
      ctx.cookies?.clear();
      return { success: true as const };
    }),

  me: memberProcedure
    .meta(rest({ method: "GET", path: "/auth/me" }, memberCall("로그인한 회원")))
    .input(z.void())
    .output(meOutput)
    .query(async ({ ctx }) => withNotices(ctx, withVersion(ctx, await getSelf(ctx.em, ctx.viewer)))),

  checkRole: memberProcedure
    .meta(rest({ method: "GET", path: "/auth/check-role" }, memberCall("관리자 여부")))
    .input(z.void())
    .output(checkRoleOutput)
    // Also who has still to set up a second factor is one, and is led there by the pages for administrators.
    .query(({ ctx }) => ctx.viewer.isAdmin || ctx.viewer.lacksSecondFactor),
};
