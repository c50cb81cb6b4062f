import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { logWhenDone } from "../http/request-log.ts";
import type { Log } from "../log/log.ts";
import type { ResponseCache } from "./response-cache.ts";

/** Of what was committed before a request, the one that comes after it knows, whichever process committed it (hazard 13). */
function inTurn(waitForInvalidation: () => Promise<void>): () => Promise<void> {
  let asked = Promise.resolve();
  return () => {
    const before = asked;
    asked = waitForInvalidation();
    return before;
  };
}

/** What is cached is answered before the application hears of the request; everything else is the application's. */
export function answerFromCache(
  { answers, waitForInvalidation }: ResponseCache,
  log: Log,
  application: RequestListener,
): RequestListener {
  const upToDate = inTurn(waitForInvalidation);
  return (request, response) => {
    if (!answers.has(request)) return application(request, response);
    return void upToDate().then(() => {
      const id = randomUUID();
      if (answers.answer(request, response, ["x-request-id", id])) logWhenDone(log, id, request, response);
      else application(request, response);
    });
  };
}
