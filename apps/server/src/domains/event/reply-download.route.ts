import { eventReplyNamed } from "@bulmo/contracts/event-reply";
import type { Router } from "express";
import { type CreateContext, sheetRouter } from "../audit/sheet-route.ts";
import { readReplies } from "./event-reply.service.ts";
import { replySheet } from "./reply-sheet.ts";

/** Who comes to an event, as a file. */
export const replyDownloadRouter = (createContext: CreateContext): Router =>
  sheetRouter(createContext, {
    path: "/event/replies",
    entryOf: ({ id }) => ({ act: "EVENT_REPLIES_DOWNLOADED", eventId: id }),
    asked: eventReplyNamed,
    async read({ em }, named) {
      const replies = await readReplies(em, named);
      return { sheet: replySheet(replies), fileName: `참석 명단 ${replies.title} ${replies.startsOn ?? ""}`.trim() };
    },
  });
