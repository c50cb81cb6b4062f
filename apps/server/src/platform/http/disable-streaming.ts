import type { RequestHandler } from "express";

/**
 * Typed calls have one form of answer, whatever a header asks for: tRPC would stream a batch to whoever says so, and what
 * caches answers knows them by their address alone (SEC-15). No client of ours reads streams.
 */
export const disableStreaming: RequestHandler = ({ headers }, _response, next) => {
  delete headers["trpc-accept"];
  headers.accept = "application/json";
  next();
};
