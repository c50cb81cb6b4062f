import type { RequestHandler } from "express";
import { DomainError } from "../../errors.ts";
import { answerError, answerRpcError } from "./error-answer.ts";

const harmless = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that another site's page sends with our visitor's browser (hazard 5). Programs send no Origin and
 * carry no cookies they were not given, so they pass.
 */
export const refuseForeignOrigins =
  (publicOrigin: string | undefined): RequestHandler =>
  (request, response, next) => {
    if (harmless.has(request.method)) return next();
    const { origin, host, "sec-fetch-site": site } = request.headers;
    const own = publicOrigin ? [publicOrigin] : [`http://${host}`, `https://${host}`];
    const isForeign = origin === undefined ? site === "cross-site" : !own.includes(origin);
    if (isForeign) return answerError(response, new DomainError("FOREIGN_ORIGIN"));
    return next();
  };

/**
 * Refuses what a page may send elsewhere without asking first (hazard 5). tRPC reads forms too, and runs the procedure
 * with them.
 */
export const refuseForms: RequestHandler = (request, response, next) =>
  request.method === "POST" && request.is("multipart/*") !== null && !request.is("application/json")
    ? answerRpcError(response, new DomainError("CONTENT_TYPE_UNSUPPORTED"))
    : next();
