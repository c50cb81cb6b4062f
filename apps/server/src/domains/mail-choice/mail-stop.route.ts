import { type Request, type Response, Router } from "express";
import { DomainError } from "../../errors.ts";
import type { Context } from "../../trpc.ts";
import { stopPage, stopPath } from "../notification/mail-stop-address.ts";
import { stopMail } from "./mail-choice.service.ts";

/**
 * Turns off a kind of mail for programs that read mail, which ask without a page, an origin or a session (RFC 8058): the
 * token alone is what permits it. Whoever opens the address is led to the page, since looking at an address changes nothing.
 */
export function mailStopRouter(createContext: (request: Request, response: Response) => Context): Router {
  const router = Router();
  router.post(`${stopPath}/:token`, async (request, response) => {
    try {
      await stopMail(createContext(request, response), request.params.token);
      response.status(200).type("text/plain").send("OK");
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      response.status(404).type("text/plain").send(error.message);
    }
  });
  router.get(`${stopPath}/:token`, (request, response) => {
    response.redirect(303, `${stopPage}#${encodeURIComponent(request.params.token)}`);
  });
  return router;
}
