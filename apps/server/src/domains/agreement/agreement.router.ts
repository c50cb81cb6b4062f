import {
  agreementAcknowledged,
  agreementActInput,
  agreementConsents,
  agreementDraft,
  agreementGetInput,
  agreementNamed,
  agreementNumberInput,
  agreementPublishInput,
  agreementSaveInput,
  agreementVersion,
  agreementVersionList,
} from "@bulmo/contracts/agreement-version";
import { withReferencesIn } from "@bulmo/contracts/agreement-reference";
import { z } from "zod";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest, type RestShape } from "../../platform/rest/rest-meta.ts";

import { adminProcedure, memberProcedure, publicProcedure, router } from "../../trpc.ts";
import { getDraft } from "./agreement-draft.query.ts";
import { discardDraft, publishDraft, saveDraft, withdraw } from "./agreement.service.ts";
import { getAgreement, standingVersions } from "./agreement-version.query.ts";
import { acknowledge, listConsents } from "./consent.service.ts";

const path = "/agreement";
const tags: [string] = ["agreement"];

const writing = (shape: RestShape, summary: string) =>
  adminProcedure.meta(
    rest(shape, { summary: `${summary} (관리자)`, tags, protect: true, body: "list", isConditional: true }),
  );

export const agreementRouter = router({
  get: publicProcedure
    .meta(rest({ method: "GET", path }, { summary: "이용약관과 개인정보처리방침", tags, isPublicRead: true }))
    .input(agreementGetInput)
    .output(agreementVersion)
    .query(async ({ ctx, input }) => {
      const version = await getAgreement(ctx.em, input, ctx.now());
      return { ...version, text: withReferencesIn(version.text, (await ctx.association()).references) };
    }),

  listVersions: publicProcedure
    .meta(rest({ method: "GET", path: `${path}/versions` }, { summary: "약관의 판", tags, isPublicRead: true }))
    .input(agreementNamed)
    .output(agreementVersionList)
    .query(({ ctx, input }) => standingVersions(ctx.em, input.document, ctx.now())),

  listConsents: memberProcedure
    .meta(rest({ method: "GET", path: `${path}/consents` }, { summary: "내가 동의한 약관", tags, protect: true }))
    .input(z.void())
    .output(agreementConsents)
    .query(({ ctx }) => listConsents(ctx.em, ctx.viewer.id)),

  acknowledge: memberProcedure
    .meta(
      rest({ method: "POST", path: `${path}/acknowledge` }, { summary: "새 약관의 공지 확인", tags, protect: true }),
    )
    .input(agreementNumberInput)
    .output(agreementAcknowledged)
    .mutation(({ ctx, input }) => acknowledge(ctx.em, ctx.viewer, input, ctx.now())),

  getDraft: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/draft` }, { summary: "약관의 초안 (관리자)", tags, protect: true }))
    .input(agreementNamed)
    .output(agreementDraft)
    .query(async ({ ctx, input }) => {
      const current = await getDraft(ctx.em, input.document, ctx.now());
      ctx.setVersion?.(String(current.revision));
      return current;
    }),

  saveDraft: writing({ method: "PUT", path: `${path}/draft` }, "약관의 초안 저장")
    .input(agreementSaveInput)
    .output(agreementDraft)
    .mutation(({ ctx, input }) =>
      saveDraft(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  discardDraft: writing({ method: "DELETE", path: `${path}/draft` }, "약관의 초안 버리기")
    .input(agreementActInput)
    .output(agreementDraft)
    .mutation(({ ctx, input }) =>
      discardDraft(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  publish: writing({ method: "POST", path: `${path}/publish` }, "약관의 새 판 공지")
    .input(agreementPublishInput)
    .output(agreementDraft)
    .mutation(({ ctx, input }) =>
      publishDraft(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  withdraw: adminProcedure
    .meta(
      rest({ method: "POST", path: `${path}/withdraw` }, { summary: "공지한 판 거두기 (관리자)", tags, protect: true }),
    )
    .input(agreementNumberInput)
    .output(agreementDraft)
    .mutation(({ ctx, input }) => withdraw(ctx, ctx.viewer, input)),
});
