import type { Database } from "@bulmo/entities/database";
import { type RequestHandler, Router } from "express";

const answersWithin = 2_000;

const isReady = (database: Database): Promise<boolean> => {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), answersWithin);
  database.orm.em
    .fork()
    .execute("select 1")
    .then(
      () => resolve(true),
      () => resolve(false),
    )
    .finally(() => clearTimeout(timer));
  return promise;
};

const alive: RequestHandler = (_request, response) => {
  response.type("text/plain").send("ok\n");
};

/** /healthz says that the process lives, /readyz that its database answers too (OPS-14). */
export function healthRouter(database: Database): Router {
  return Router()
    .get("/healthz", alive)
    .get("/readyz", async (_request, response) => {
      const ready = await isReady(database);
      response
        .status(ready ? 200 : 503)
        .type("text/plain")
        .send(ready ? "ready\n" : "database unavailable\n");
    });
}
