import { type RequestHandler, Router } from "express";
import { isFromThisComputer } from "../http/this-computer.ts";
import type { Metrics } from "./metrics.ts";

export type MetricsAccess = {
  metrics: Metrics;
  /** False where only a program on this computer may read them. */
  isOpen: boolean;
};

/** GET /metrics, in the text format of Prometheus; for everybody else there is no such page. */
export function metricsRouter(access: MetricsAccess | undefined): RequestHandler {
  if (!access) return (_request, _response, next) => next();
  const { metrics, isOpen } = access;
  return Router().get("/metrics", async (request, response, next) => {
    if (!isOpen && !isFromThisComputer(request)) return next();
    response.set({ "content-type": metrics.contentType, "cache-control": "no-store" }).send(await metrics.read());
  });
}
