import {
  officerTerm,
  officerTerms,
  removedTermNamed,
  removedTerms,
  termCreateInput,
  termNamed,
  termRemoveOutput,
  termUpdateInput,
} from "@bulmo/contracts/officer";
import { z } from "zod";
import { withKeyNamed } from "../../platform/idempotency/idempotency-key.ts";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, publicProcedure, router } from "../../trpc.ts";
import { findTerms } from "./officer.query.ts";
import { listRemovedTerms, restoreTerm } from "./term-removal.service.ts";
import { createTerm, removeTerm, updateTerm } from "./term.service.ts";

const path = "/officer/term";
const about = (summary: string) => ({ tags: ["officer"] as [string], summary, protect: true });

export const termRouter = router({
  list: publicProcedure
    .meta(
      rest({ method: "GET", path: `${path}/list` }, { tags: ["officer"], summary: "임원의 기수", isPublicRead: true }),
    )
    .input(z.void())
    .output(officerTerms)
    .query(({ ctx }) => findTerms(ctx.em)),

  listRemoved: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/removed` }, about("지운 지 30일이 되지 않은 기수 (관리자)")))
    .input(z.void())
    .output(removedTerms)
    .query(({ ctx }) => listRemovedTerms(ctx.em)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("임원의 새 기수 시작 (관리자)")))
    .input(termCreateInput)
    .output(officerTerm)
    .mutation(({ ctx, input }) => createTerm(ctx.em, ctx.viewer, withKeyNamed(ctx, input))),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("임원의 기수 고치기 (관리자)"), isConditional: true }))
    .input(termUpdateInput)
    .output(officerTerm)
    .mutation(({ ctx, input }) =>
      updateTerm(ctx.em, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("임원의 기수와 그 명단 지우기 (관리자)")))
    .input(termNamed)
    .output(termRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      const id = await removeTerm(ctx.em, ctx.viewer, input.number);
      return { success: true as const, id };
    }),

  restore: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/restore` }, about("지운 기수와 그 명단 되살리기 (관리자)")))
    .input(removedTermNamed)
    .output(officerTerm)
    .mutation(({ ctx, input }) => restoreTerm(ctx.em, ctx.viewer, input.id)),
});
