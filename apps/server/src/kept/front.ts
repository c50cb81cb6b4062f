import { randomUUID } from "node:crypto";
import type { RequestListener } from "node:http";
import { logWhenDone } from "../http/request-log.ts";
import type { Log } from "../log.ts";
import type { KeptAnswers } from "./kept-answers.ts";

/** What is kept is answered before the application hears of the request; everything else is the application's. */
export const answerKeptFirst =
  (kept: KeptAnswers, log: Log, application: RequestListener): RequestListener =>
  (request, response) => {
    const id = randomUUID();
    if (kept.answer(request, response, ["x-request-id", id])) logWhenDone(log, id, request, response);
    else application(request, response);
  };
