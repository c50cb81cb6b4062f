import { eventReplyNamed } from "@bulmo/contracts/event-reply";
import { type Request, type RequestHandler, type Response, Router } from "express";
import { DomainError } from "../../errors.ts";
import { type Actor, assertScope, refusalOf } from "../../session.ts";
import type { Context } from "../../trpc.ts";
import { record } from "../audit/audit.service.ts";
import { readReplies } from "./event-reply.service.ts";
import { csvOfReplies, excelOfReplies } from "./reply-sheet.ts";

type CreateContext = (request: Request, response: Response) => Context;

/** Throws SIGN_IN_REQUIRED, NOT_ALLOWED, or KEY_SCOPE_MISSING of a program. */
async function assertAdministrator({ actor }: Context): Promise<Actor> {
  const viewer = await actor();
  assertScope(viewer, "read");
  if (!viewer) throw new DomainError("SIGN_IN_REQUIRED");
  if (!viewer.isAdmin) throw refusalOf(viewer);
  return viewer;
}

const kinds = {
  csv: { type: "text/csv; charset=utf-8", write: csvOfReplies },
  xlsx: { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", write: excelOfReplies },
} as const;

/** The list as a file: no answer of a procedure, hence none. Whoever takes it along is in the log. */
export function replyDownloadRouter(createContext: CreateContext): Router {
  const serve =
    (kind: keyof typeof kinds): RequestHandler =>
    async (request, response) => {
      response.setHeader("cache-control", "no-store");
      const context = createContext(request, response);
      const viewer = await assertAdministrator(context);
      const named = eventReplyNamed.parse(request.query);
      const em = context.em.fork();
      const replies = await readReplies(em, named);
      await record(em, viewer, [{ act: "EVENT_REPLIES_DOWNLOADED" }]);
      const { type, write } = kinds[kind];
      const file = await write(replies);
      const name = `참석 명단 ${replies.title} ${replies.startsOn ?? ""}`.trim();
      response.attachment(`${name}.${kind}`).setHeader("content-type", type);
      response.end(file);
    };
  return Router().get("/event/replies.csv", serve("csv")).get("/event/replies.xlsx", serve("xlsx"));
}
