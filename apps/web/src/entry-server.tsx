import { createTRPCClient, unstable_localLink } from "@trpc/client";
import type { AppRouter } from "@bulmo/server/router";
import type { PagePaths, Render, RenderInput } from "@bulmo/server/ssr";
import {
  createRequestHandler,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import manifest from "virtual:client-manifest";
import { devAssets, routeAssets } from "./lib/manifest.ts";
import { createServerQueryClient } from "./lib/query-client.ts";
import { staticPaths } from "./lib/static-paths.ts";
import { visitorSession } from "./lib/session/visitor-session.ts";
import { type AppRouterInstance, createAppRouter } from "./router.tsx";
import { routeTree } from "./routeTree.gen.ts";

const assets = import.meta.env.DEV ? devAssets : routeAssets(manifest);

/** The one door the server knocks on: a whole page for one address, always as a visitor sees it. */
export const render: Render = async (input) => {
  const handle = createRequestHandler({
    request: input.request,
    createRouter: () => createPageRouter(input),
    getRouterManifest: () => assets,
  });
  return handle(({ router, responseHeaders }) => renderWhole(router, responseHeaders));
};

/** For those who list what there is: the pages whose address needs no data. */
export const pagePaths: PagePaths = () => staticPaths(routeTree);

function createPageRouter({ router, createContext, request: _request, ...settings }: RenderInput) {
  return createAppRouter({
    queryClient: createServerQueryClient(),
    client: createTRPCClient<AppRouter>({ links: [unstable_localLink({ router, createContext })] }),
    session: visitorSession,
    ...settings,
  });
}

/** Throws what rendering throws: the server has a page for that, and a log. */
async function renderWhole(router: AppRouterInstance, headers: Headers): Promise<Response> {
  const status = getSsrStatus(router);
  const html = await transformHtmlStringWithRouter(router, renderToString(<RouterServer router={router} />));
  return new Response(html, { status, headers });
}
