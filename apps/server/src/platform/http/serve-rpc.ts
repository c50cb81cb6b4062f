import type { AnyTRPCRouter } from "@trpc/server";
import { type HTTPBaseHandlerOptions, resolveResponse } from "@trpc/server/http";
import type { Request as ExpressRequest, RequestHandler, Response as ExpressResponse } from "express";

type Serving = Pick<HTTPBaseHandlerOptions<AnyTRPCRouter, Request>, "router" | "maxBatchSize" | "responseMeta"> & {
  createContext: (request: ExpressRequest, response: ExpressResponse) => object;
};

/**
 * What tRPC reads of a request whose body is read already; a whole one of fetch's takes longer to make than the call's
 * input to judge. Of headers it is shown the body's type alone: typed calls have one form of answer, whatever others ask
 * for, as what caches answers knows them by their address (SEC-15). No client of ours reads streams.
 */
function asFetched({ method, url, headers, body }: ExpressRequest): Request {
  const shown = new Map([["content-type", headers["content-type"]]]);
  const request = {
    method,
    url: `http://localhost/trpc${url}`,
    headers: { get: (name: string) => shown.get(name) ?? null, has: (name: string) => shown.get(name) !== undefined },
    signal: new AbortController().signal,
    json: async () => JSON.parse(typeof body === "string" ? body : "") as unknown,
  };
  return request as unknown as Request;
}

/** The procedures of a router as tRPC's clients call them. Each answer leaves whole. */
export function serveRpc({ createContext, ...serving }: Serving): RequestHandler {
  return async (request, response) => {
    const answer = await resolveResponse({
      ...serving,
      req: asFetched(request),
      path: request.path.slice(request.path.lastIndexOf("/") + 1),
      error: null,
      createContext: () => Promise.resolve(createContext(request, response)),
    });
    response.status(answer.status);
    for (const [name, value] of answer.headers) response.setHeader(name, value);
    response.end(Buffer.from(await answer.arrayBuffer()));
  };
}
