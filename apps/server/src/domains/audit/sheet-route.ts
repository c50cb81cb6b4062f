import { type Request, type RequestHandler, type Response, Router } from "express";
import { record, type AuditEntry } from "./audit.service.ts";
import type { ZodType } from "zod";
import { asReadableError, DomainError } from "../../errors.ts";
import { type Sheet, type SheetKind, sheetTypes, writeSheet } from "../../platform/sheet/sheet-file.ts";
import { type Actor, assertScope, refusalOf } from "../../session.ts";
import type { Context } from "../../trpc.ts";

export type CreateContext = (request: Request, response: Response) => Context;

/** Throws SIGN_IN_REQUIRED, NOT_ALLOWED, or KEY_SCOPE_MISSING of a program. */
async function assertAdministrator({ actor }: Context): Promise<Actor> {
  const viewer = await actor();
  assertScope(viewer, "read");
  if (!viewer) throw new DomainError("SIGN_IN_REQUIRED");
  if (!viewer.isAdmin) throw refusalOf(viewer);
  return viewer;
}

type Download<Row, Asked> = {
  /** Without its ending: `/event/replies`. */
  path: string;
  /** What the log says of it. */
  entryOf: (asked: Asked) => AuditEntry;
  /** What its address asks for. */
  asked: ZodType<Asked>;
  /** The list, and what its file is called. */
  read: (context: Context, asked: Asked) => Promise<{ sheet: Sheet<Row>; fileName: string }>;
};

/** What an address asks for. Throws INPUT_INVALID, as a call does for its input. */
function askedIn<Asked>(schema: ZodType<Asked>, query: unknown): Asked {
  const read = schema.safeParse(query);
  if (!read.success) throw asReadableError(read.error, query);
  return read.data;
}

/** A list of members as a CSV and a workbook: no answer of a procedure, hence none. Whoever takes it along is in the log. */
export function sheetRouter<Row, Asked>(
  createContext: CreateContext,
  { path, entryOf, asked, read }: Download<Row, Asked>,
): Router {
  const serve =
    (kind: SheetKind): RequestHandler =>
    async (request, response) => {
      response.setHeader("cache-control", "no-store");
      const context = createContext(request, response);
      const viewer = await assertAdministrator(context);
      const em = context.em.fork();
      const wanted = askedIn(asked, request.query);
      const { sheet, fileName } = await read({ ...context, em }, wanted);
      await record(em, viewer, [entryOf(wanted)]);
      const file = await writeSheet(sheet, kind);
      response.attachment(`${fileName}.${kind}`).setHeader("content-type", sheetTypes[kind]);
      response.end(file);
    };
  return Router().get(`${path}.csv`, serve("csv")).get(`${path}.xlsx`, serve("xlsx"));
}
