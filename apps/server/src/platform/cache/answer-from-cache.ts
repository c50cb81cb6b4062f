import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { logWhenDone } from "../http/request-log.ts";
import type { Log } from "../log/log.ts";
import type { Memory } from "./response-cache.ts";

/** Of what was committed before a request, the one that comes after it knows, whichever process committed it (hazard 13). */
function inTurn(settle: () => Promise<void>): () => Promise<void> {
  let asked = Promise.resolve();
  return () => {
    const before = asked;
    asked = settle();
    return before;
  };
}

/** What is kept is answered before the application hears of the request; everything else is the application's. */
export function answerKeptFirst({ kept, settle }: Memory, log: Log, application: RequestListener): RequestListener {
  const heard = inTurn(settle);
  return (request, response) => {
    if (!kept.has(request)) return application(request, response);
    return void heard().then(() => {
      const id = randomUUID();
      if (kept.answer(request, response, ["x-request-id", id])) logWhenDone(log, id, request, response);
      else application(request, response);
    });
  };
}
