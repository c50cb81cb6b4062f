// First: in development components expect what it sets up.
import "@vitejs/plugin-react/preamble";
import "@bulmo/ui/global";
import "@bulmo/ui/local-fonts.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, useEffect } from "react";
import { createBrowserServices } from "./browser-services.ts";
import { awaken } from "../page/asleep.ts";
import { repeatEarlyClick } from "../page/early-click.ts";
import { watchShownPages } from "../page/connection.ts";
import { rememberEarlyScroll } from "../page/scroll-position.ts";
import { hydrateRoot } from "./react-first.ts";
import { type AppRouterInstance, createAppRouter } from "../router.tsx";

function Started({ router }: { router: AppRouterInstance }) {
  useEffect(() => void repeatEarlyClick(), []);
  return <RouterClient router={router} />;
}

function start(): void {
  awaken();
  const router = createAppRouter(createBrowserServices());
  rememberEarlyScroll(router);
  watchShownPages(router);
  // In steps, so that whoever scrolls or types meanwhile does not wait for the end of it.
  startTransition(() => void hydrateRoot(document, <Started router={router} />));
}

// After a pause too: to have come this far, the browser has run a quarter of a megabyte without one.
setTimeout(start);
