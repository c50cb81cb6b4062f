import {
  addressProofInput,
  addressProofSent,
  mailChoice,
  mailChoiceList,
  mailStopInput,
} from "@bulmo/contracts/mail-choice";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { openProcedure, sessionProcedure, router } from "../../trpc.ts";
import { askForProof, proveAddress } from "./address-proof.service.ts";
import { listMailChoices, stopMail, updateMailChoice } from "./mail-choice.service.ts";

const tags: [string] = ["user"];

export const mailChoiceRouter = router({
  list: sessionProcedure
    .meta(rest({ method: "GET", path: "/users/mail" }, { tags, summary: "메일 알림", protect: true }))
    .input(z.void())
    .output(mailChoiceList)
    .query(({ ctx }) => listMailChoices(ctx.em, ctx.viewer)),

  update: sessionProcedure
    .meta(rest({ method: "PUT", path: "/users/mail" }, { tags, summary: "메일 알림 켜고 끄기", protect: true }))
    .input(mailChoice)
    .output(mailChoice)
    .mutation(({ ctx, input }) => updateMailChoice(ctx, ctx.viewer, input)),

  askForProof: sessionProcedure
    .meta(
      rest({ method: "POST", path: "/users/mail/proof" }, { tags, summary: "이메일 주소 확인 메일", protect: true }),
    )
    .input(z.void())
    .output(addressProofSent)
    .mutation(({ ctx }) => askForProof(ctx, ctx.viewer)),

  prove: sessionProcedure
    .meta(rest({ method: "PUT", path: "/users/mail/proof" }, { tags, summary: "이메일 주소 확인", protect: true }))
    .input(addressProofInput)
    .output(mailChoiceList)
    .mutation(async ({ ctx, input }) => {
      await proveAddress(ctx, ctx.viewer, input.code);
      return listMailChoices(ctx.em, ctx.viewer);
    }),

  stop: openProcedure
    .meta(rest({ method: "POST", path: "/users/mail/stop" }, { tags, summary: "메일의 주소로 알림 끄기" }))
    .input(mailStopInput)
    .output(mailChoice)
    .mutation(({ ctx, input }) => stopMail(ctx, input.token)),
});
