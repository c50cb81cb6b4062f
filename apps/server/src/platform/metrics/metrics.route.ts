import { createHash, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { type RequestHandler, Router } from "express";
import { isLocalRequest } from "../http/local-request.ts";
import type { Metrics } from "./metrics.ts";

/** Who may read: everybody; else whoever brings the token, and programs on this computer where no proxy stands in front. */
export type MetricsReaders = {
  isOpen: boolean;
  isOpenHere: boolean;
  token: string | undefined;
};

export type MetricsAccess = { metrics: Metrics; readers: MetricsReaders };

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Digests are of one length, so that the comparison takes as long whatever is brought. */
function bringsToken({ headers }: IncomingMessage, token: string | undefined): boolean {
  const brought = /^Bearer +(\S+)$/iu.exec(headers.authorization ?? "")?.[1];
  return token !== undefined && brought !== undefined && timingSafeEqual(digest(brought), digest(token));
}

const mayRead = (request: IncomingMessage, { isOpen, isOpenHere, token }: MetricsReaders) =>
  isOpen || (isOpenHere && isLocalRequest(request)) || bringsToken(request, token);

/** GET /metrics, in the text format of Prometheus; for everybody else there is no such page. */
export function metricsRouter(access: MetricsAccess | undefined): RequestHandler {
  if (!access) return (_request, _response, next) => next();
  const { metrics, readers } = access;
  return Router().get("/metrics", async (request, response, next) => {
    if (!mayRead(request, readers)) return next();
    response.set({ "content-type": metrics.contentType, "cache-control": "no-store" }).send(await metrics.read());
  });
}
