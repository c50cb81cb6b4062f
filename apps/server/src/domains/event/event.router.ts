import {
  calendarEvent,
  eventCancelInput,
  eventCreateInput,
  eventGetInput,
  eventListInput,
  eventListOutput,
  eventNamed,
  eventRemoveOutput,
  eventRows,
  eventUpdateInput,
} from "@bulmo/contracts/event";
import { eventReplyInput, eventReplyList, eventReplyNamed, eventReplyState } from "@bulmo/contracts/event-reply";
import { z } from "zod";
import { takeUnlessAdmin } from "../../platform/limit/member-limit.ts";
import { revisionNamed } from "../../platform/rest/call-headers.ts";
import { rest } from "../../platform/rest/rest-meta.ts";
import { adminProcedure, memberProcedure, publicProcedure, router } from "../../trpc.ts";
import { getEvent, listAllEvents, listEvents } from "./event.service.ts";
import { removeEvent, restoreEvent } from "./event-removal.service.ts";
import { cancelEvent, createEvent, updateEvent } from "./event-write.service.ts";
import { getReply, listReplies, removeReply, reply } from "./event-reply.service.ts";

const path = "/event";
const about = (summary: string) => ({ tags: ["event"] as [string], summary, protect: true });
const open = (summary: string) => ({ tags: ["event"] as [string], summary, isPublicRead: true as const });

export const eventRouter = router({
  list: publicProcedure
    .meta(rest({ method: "GET", path: `${path}/list` }, open("한 달이나 한 해의 행사")))
    .input(eventListInput)
    .output(eventListOutput)
    .query(({ ctx, input }) => listEvents(ctx, input)),

  get: publicProcedure
    .meta(rest({ method: "GET", path }, open("행사 하나")))
    .input(eventGetInput)
    .output(calendarEvent)
    .query(async ({ ctx, input }) => {
      const found = await getEvent(ctx, ctx.viewer, input);
      ctx.setVersion?.(String(found.revision));
      return found;
    }),

  listAll: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/all` }, about("모든 행사, 초안까지 (관리자)")))
    .input(z.void())
    .output(eventRows)
    .query(({ ctx }) => listAllEvents(ctx.em, ctx.now())),

  create: adminProcedure
    .meta(rest({ method: "POST", path }, about("행사 추가 (관리자)")))
    .input(eventCreateInput)
    .output(calendarEvent)
    .mutation(({ ctx, input }) => createEvent(ctx, ctx.viewer, input)),

  update: adminProcedure
    .meta(rest({ method: "PUT", path }, { ...about("행사 고치기 (관리자)"), isConditional: true }))
    .input(eventUpdateInput)
    .output(calendarEvent)
    .mutation(({ ctx, input }) =>
      updateEvent(ctx, ctx.viewer, { ...input, revision: revisionNamed(ctx.versionNamed, input.revision) }),
    ),

  cancel: adminProcedure
    .meta(rest({ method: "PUT", path: `${path}/cancel` }, about("행사 취소 또는 되돌리기 (관리자)")))
    .input(eventCancelInput)
    .output(calendarEvent)
    .mutation(({ ctx, input }) => cancelEvent(ctx, ctx.viewer, input)),

  remove: adminProcedure
    .meta(rest({ method: "DELETE", path }, about("행사 지우기 (관리자)")))
    .input(eventNamed)
    .output(eventRemoveOutput)
    .mutation(async ({ ctx, input }) => {
      await removeEvent(ctx, ctx.viewer, input.id);
      return { success: true as const };
    }),

  restore: adminProcedure
    .meta(rest({ method: "POST", path: `${path}/restore` }, about("지운 행사 되돌리기 (관리자)")))
    .input(eventNamed)
    .output(calendarEvent)
    .mutation(({ ctx, input }) => restoreEvent(ctx, ctx.viewer, input.id)),

  getReply: memberProcedure
    .meta(rest({ method: "GET", path: `${path}/reply` }, about("내 참석 여부")))
    .input(eventReplyNamed)
    .output(eventReplyState)
    .query(({ ctx, input }) => getReply(ctx, ctx.viewer, input)),

  reply: memberProcedure
    .meta(rest({ method: "PUT", path: `${path}/reply` }, about("참석 여부 알리기")))
    .input(eventReplyInput)
    .output(eventReplyState)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "event-reply:member");
      return reply(ctx, ctx.viewer, input);
    }),

  removeReply: memberProcedure
    .meta(rest({ method: "DELETE", path: `${path}/reply` }, about("알린 참석 여부 거두기")))
    .input(eventReplyNamed)
    .output(eventReplyState)
    .mutation(async ({ ctx, input }) => {
      await takeUnlessAdmin(ctx, "event-reply:member");
      return removeReply(ctx, ctx.viewer, input);
    }),

  listReplies: adminProcedure
    .meta(rest({ method: "GET", path: `${path}/replies` }, about("참석 명단 (관리자)")))
    .input(eventReplyNamed)
    .output(eventReplyList)
    .query(({ ctx, input }) => listReplies(ctx.em, ctx.viewer, input)),
});
