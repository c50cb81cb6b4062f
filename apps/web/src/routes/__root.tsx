import { sealLogo } from "@bulmo/contracts/seal-logo";
import { createRootRouteWithContext } from "@tanstack/react-router";
import { untilConnected } from "../page/connection.ts";
import { Document } from "./-document.tsx";
import type { RouterContext } from "./-router-context.ts";
import { SiteLayout } from "./-site-layout.tsx";

/** The drawn lotus has files of its own; a seal is drawn by the server, with the letters of the device. */
const iconLinks = (logo?: string) =>
  logo
    ? [{ rel: "icon", href: logo === sealLogo ? "/seal.svg" : logo }]
    : [
        { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
        { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
      ];

export const Route = createRootRouteWithContext<RouterContext>()({
  beforeLoad: untilConnected,
  head: ({ match: { context } }) => ({
    meta: [
      { charSet: "utf-8" },
      { name: "viewport", content: "width=device-width, initial-scale=1" },
      { title: context.identity.name },
      { property: "og:site_name", content: context.identity.name },
      { property: "og:locale", content: "ko_KR" },
    ],
    links: iconLinks(context.identity.logo),
  }),
  shellComponent: Document,
  component: SiteLayout,
});
