import {
  createdWebhook,
  deliveryListInput,
  deliveryListOutput,
  deliveryIdInput,
  deliverySent,
  rotatedSecret,
  webhook,
  webhookCreateInput,
  webhookIdInput,
  webhookRemoveOutput,
  webhooks,
  webhookUpdateInput,
} from "@bulmo/contracts/webhook";
import { z } from "zod";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, adminSessionProcedure, router } from "../../trpc.ts";
import { listDeliveries, resendDelivery, sendTest } from "./delivery.service.ts";
import { createWebhook, listWebhooks, removeWebhook, rotateSecret, updateWebhook } from "./webhook.service.ts";

const path = "/webhooks";
const about = (summary: string) => ({ tags: ["webhook"] as [string], summary, protect: true });

/**
 * To decide where things are told, and to hear a secret, is for administrators themselves; to see where, and what became of
 * it, for their programs too.
 */
export const webhookRouter = router({
  list: adminProcedure
    .meta(rest({ method: "GET", path }, about("웹훅 목록 (관리자)")))
    .input(z.void())
    .output(webhooks)
    .query(({ ctx }) => listWebhooks(ctx.em)),

  create: adminSessionProcedure
    .meta(rest({ method: "POST", path }, about("웹훅 추가 (관리자)")))
    .input(webhookCreateInput)
    .output(createdWebhook)
    .mutation(({ ctx, input }) => createWebhook(ctx, ctx.viewer, input)),

  update: adminSessionProcedure
    .meta(rest({ method: "PUT", path }, about("웹훅 고치기, 끄고 켜기 (관리자)")))
    .input(webhookUpdateInput)
    .output(webhook)
    .mutation(({ ctx, input }) => updateWebhook(ctx, ctx.viewer, input)),

  remove: adminSessionProcedure
    .meta(rest({ method: "DELETE", path }, about("웹훅 삭제 (관리자)")))
    .input(webhookIdInput)
    .output(webhookRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeWebhook(ctx, ctx.viewer, input.id);
      return { success: true as const };
    }),

  rotateSecret: adminSessionProcedure
    .meta(rest({ method: "POST", path: `${path}/secret` }, about("웹훅의 서명 키 새로 발급 (관리자)")))
    .input(webhookIdInput)
    .output(rotatedSecret)
    .mutation(({ ctx, input }) => rotateSecret(ctx, ctx.viewer, input.id)),

  sendTest: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/test` }, about("웹훅 시험 보내기 (관리자)")))
    .input(webhookIdInput)
    .output(deliverySent)
    .mutation(({ ctx, input }) => sendTest(ctx, ctx.viewer, input.id)),

  listDeliveries: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/deliveries` }, about("웹훅으로 보낸 알림 (관리자)")))
    .input(deliveryListInput)
    .output(deliveryListOutput)
    .query(({ ctx, input }) => listDeliveries(ctx, input)),

  resend: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/deliveries/resend` }, about("알림 다시 보내기 (관리자)")))
    .input(deliveryIdInput)
    .output(deliverySent)
    .mutation(({ ctx, input }) => resendDelivery(ctx, ctx.viewer, input.id)),
});
