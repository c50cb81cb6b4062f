import type { PagePaths, Render, RenderInput } from "@bulmo/server/ssr";
import { createRequestHandler, RouterServer, transformHtmlStringWithRouter } from "@tanstack/react-router/ssr/server";
import { renderToString } from "react-dom/server";
import manifest from "virtual:client-manifest";
import transitions from "virtual:inline-script/render/inline/transitions";
import { stripMarkers, type Unmarked } from "../page/fragment/fragment-markers.ts";
import { boardsTag } from "../page/board/board-list.ts";
import { TrailContext, type TrailStep } from "../page/trail.ts";
import { createFragmentCache } from "../page/fragment/fragment-cache.ts";
import { FragmentProvider } from "../page/fragment/fragment.tsx";
import { type AppRouterInstance, createAppRouter } from "../router.tsx";
import { routeTree } from "../routeTree.gen.ts";
import { createServerQueryClient } from "../session/call/query-client.ts";
import { structuredData } from "../structured-data.ts";
import { visitorSession } from "../session/session-provider.tsx";
import { isCanonical, isOwnPath } from "./canonical.ts";
import { bulletinTags, type BulletinTags, withBulletins } from "./bulletin-tags.tsx";
import { createAssetTags, createBulletinStyles, devAssetTags } from "./manifest.ts";
import { createPageClient } from "./page-client.ts";
import { pageStatus } from "./page-status.ts";
import { speculationRules } from "../page/load-ahead.ts";
import { staticPaths } from "./static-paths.ts";

const assetTags = import.meta.env.DEV ? devAssetTags : createAssetTags(manifest);

const bulletinStyles = createBulletinStyles(manifest);

/** The one door the server knocks on: a whole page for one address, always as a visitor sees it. */
export const render: Render = async (input) => {
  const handle = createRequestHandler({
    request: input.request,
    createRouter: () => createPageRouter(input),
  });
  // The router speaks of responses; a page of a hundred thousand bytes is not to be encoded and decoded for that.
  let page: Whole = { html: "", scripts: [], isCanonical: false };
  const { status, headers } = await handle(async ({ router }) => {
    const answer = new Response(null, { status: pageStatus(router) });
    page = await renderWhole(router, input);
    return answer;
  });
  return { status, ...page, location: headers.get("location") ?? undefined };
};

/** For those who list what there is: the pages whose address needs no data. */
export const pagePaths: PagePaths = () => staticPaths(routeTree);

function createPageRouter(input: RenderInput) {
  const { router, createContext, boards, association, request: _request, bulletins: _bulletins, ...settings } = input;
  return createAppRouter({
    queryClient: createServerQueryClient(),
    client: createPageClient({ router, createContext }),
    session: visitorSession,
    boards: boards.listed,
    contacts: association.contacts,
    identity: association.identity,
    ...settings,
  });
}

/** Not in development, where sources change while the server runs. */
const beginFragments = createFragmentCache();

type Whole = Unmarked & { isCanonical: boolean };

/** Throws what rendering throws: the server has a page for that, and a log. */
async function renderWhole(
  router: AppRouterInstance,
  { request, nonce, boards, association, bulletins }: RenderInput,
): Promise<Whole> {
  const address = new URL(request.url);
  const { pathname } = address;
  const isFound = pageStatus(router) === 200;
  // A link may be that of the present page, and to some of them a page with a query is another one: as the router reads
  // it, to which "?&" asks for nothing.
  const hasQuery = Object.keys(router.state.location.search).length > 0;
  // Menus, tabs and rows are other ones when the boards are, and the foot of the page when the officers or the address are.
  const parts = beginFragments(
    `${boards.version} ${association.version} ${hasQuery ? `${pathname}?` : pathname}`,
    nonce,
  );
  // Of pages that are not there, and of spellings of a path, there are as many as somebody likes to name. What a link
  // from elsewhere adds behind a path changes no part: an advertisement's visitor costs no more than others.
  const find = import.meta.env.DEV || !isFound || !isOwnPath(address, router.state.matches) ? null : parts.find;
  let trail: readonly TrailStep[] = [];
  const rendered = renderToString(
    <FragmentProvider value={find}>
      <TrailContext value={(shown) => (trail = shown)}>
        <RouterServer router={router} />
      </TrailContext>
    </FragmentProvider>,
  );
  const data = isFound ? structuredData(router, trail) : { head: "", end: "" };
  const marked = await transformHtmlStringWithRouter(
    router,
    withAssets(rendered, router, {
      nonce,
      boards: boards.text,
      data,
      accent: association.identity.accent,
      bulletins: bulletinTags(bulletins, { path: pathname, nonce, styles: bulletinStyles }),
    }),
  );
  const { html: text, scripts } = stripMarkers(marked, nonce, parts);
  return {
    html: text,
    // Every page may add them once it is there.
    scripts: [...scripts, speculationRules],
    isCanonical: isFound && isCanonical(address, router.state.matches),
  };
}

/** Styles come with the head, and the script with the end: whatever people write stands between the two. */
type Sent = {
  nonce: string;
  boards: string;
  data: ReturnType<typeof structuredData>;
  accent: string | undefined;
  bulletins: BulletinTags;
};

/** After the theme, of which it replaces some colours: a site that has chosen none loads no more. */
const accentTag = (accent: string | undefined) =>
  accent ? `<link rel="stylesheet" href="/accent/${accent}.css"/>` : "";

const isOfWork = (routeIds: readonly string[]) => routeIds.includes("/gallery/exhibition/$exhibition/detail");

function withAssets(html: string, router: AppRouterInstance, { nonce, boards, data, accent, bulletins }: Sent): string {
  const routeIds = router.state.matches.map(({ routeId }) => routeId);
  const { head, end } = assetTags(routeIds);
  const [headEnd, bodyEnd] = [html.indexOf("</head>"), html.lastIndexOf("</body>")];
  return (
    html.slice(0, headEnd) +
    data.head +
    head(nonce) +
    accentTag(accent) +
    bulletins.head +
    (isOfWork(routeIds) ? `<script nonce="${nonce}">${transitions}</script>` : "") +
    withBulletins(html.slice(headEnd, bodyEnd), bulletins.body) +
    data.end +
    boardsTag(boards) +
    end(nonce) +
    html.slice(bodyEnd)
  );
}
