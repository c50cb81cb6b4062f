import type { RequestHandler } from "express";
import type { Readable } from "node:stream";

/**
 * A file that is sent is closed when its reader leaves before its end, and one that cannot be read ends its answer and not
 * the process: `pipe`, with which sirv sends files, does neither.
 */
export const guardPipedFiles: RequestHandler = (_request, response, next) => {
  response.once("pipe", (file: Readable) => {
    file.once("error", () => response.destroy());
    response.once("close", () => file.destroy());
  });
  next();
};
