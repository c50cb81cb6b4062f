import {
  mailing,
  mailingAudience,
  mailingAudienceInput,
  mailingBounce,
  mailingBounceInput,
  mailingCreateInput,
  mailingListInput,
  mailingListOutput,
  mailingNamed,
  mailingRecipientsInput,
  mailingRecipientsOutput,
  mailingTrialInput,
  mailingTrialOutput,
} from "@bulmo/contracts/mailing";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, router } from "../../trpc.ts";
import { noteBounce } from "./mailing-bounce.service.ts";
import { getMailing, listMailings, listRecipients } from "./mailing-list.service.ts";
import { createMailing, getAudience, stopMailing, tryMailing } from "./mailing.service.ts";

const path = "/mailing";
const about = (summary: string) => ({ tags: ["mailing"] as [string], summary, protect: true });

export const mailingRouter = router({
  audience: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/audience` }, about("공지를 메일로 받을 회원의 수 (관리자)")))
    .input(mailingAudienceInput)
    .output(mailingAudience)
    .query(({ ctx, input }) => getAudience(ctx, input.index)),

  trial: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/trial` }, about("공지 메일을 자신에게 시험 발송 (관리자)")))
    .input(mailingTrialInput)
    .output(mailingTrialOutput)
    .mutation(({ ctx, input }) => tryMailing(ctx, ctx.viewer, input)),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("공지를 메일로 보내기 (관리자)")))
    .input(mailingCreateInput)
    .output(mailing)
    .mutation(async ({ ctx, input }) => getMailing(ctx.em, await createMailing(ctx, ctx.viewer, input))),

  list: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, about("메일로 보낸 공지 (관리자)")))
    .input(mailingListInput)
    .output(mailingListOutput)
    .query(({ ctx, input }) => listMailings(ctx.em, input)),

  listRecipients: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/recipient/list` }, about("공지 메일을 받은 회원 (관리자)")))
    .input(mailingRecipientsInput)
    .output(mailingRecipientsOutput)
    .query(({ ctx, input }) => listRecipients(ctx.em, ctx.viewer, input)),

  noteBounce: adminProcedure
    .meta(
      rest({ method: "POST", path: `${path}/bounce` }, { ...about("되돌아온 공지 메일 적기 (관리자)"), body: "list" }),
    )
    .input(mailingBounceInput)
    .output(mailingBounce)
    .mutation(({ ctx, input }) => noteBounce(ctx, ctx.viewer, input.mail)),

  stop: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/stop` }, about("공지 메일 그만 보내기 (관리자)")))
    .input(mailingNamed)
    .output(mailing)
    .mutation(async ({ ctx, input }) => {
      await stopMailing(ctx, ctx.viewer, input.id);
      return getMailing(ctx.em, input.id);
    }),
});
