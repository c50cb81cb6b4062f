import type { RequestHandler } from "express";

/** Viewers stand on pages of any museum; without a cookie, as nothing here is anybody's own. */
export const openToAll: RequestHandler = (request, response, next) => {
  response.set({ "access-control-allow-origin": "*", "cross-origin-resource-policy": "cross-origin" });
  if (request.method !== "OPTIONS") return next();
  response.set({ "access-control-allow-methods": "GET, HEAD", "access-control-allow-headers": "*" }).status(204).end();
};
