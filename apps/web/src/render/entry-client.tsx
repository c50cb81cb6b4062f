// First: in development components expect what it sets up.
import "@vitejs/plugin-react/preamble";
import "@bulmo/ui/global";
import "@bulmo/ui/local-fonts.css";
import "../page/failure-line.css.ts";
import { RouterProvider } from "@tanstack/react-router";
import { hydrate } from "@tanstack/react-router/ssr/client";
import { startTransition, useEffect, useLayoutEffect } from "react";
import { createBrowserServices } from "./browser-services.ts";
import { awaken } from "../page/asleep.ts";
import { repeatEarlyClick } from "../page/early-click.ts";
import { failureId } from "../page/failure-line.ts";
import { loadShownParts } from "../parts/lazy/shown-parts.ts";
import { watchShownPages } from "../page/connection.ts";
import { rememberEarlyScroll } from "../page/scroll-position.ts";
import { hydrateRoot } from "./react-first.ts";
import { type AppRouterInstance, createAppRouter } from "../router.tsx";

function Started({ router }: { router: AppRouterInstance }) {
  useLayoutEffect(awaken, []);
  useEffect(() => void repeatEarlyClick(), []);
  return <RouterProvider router={router} />;
}

/** Resolves with whether all is there that the page needs. Where a part cannot be had, every press is told so. */
async function prepare(router: AppRouterInstance): Promise<boolean> {
  try {
    await hydrate(router);
    await loadShownParts();
    return true;
  } catch {
    window.startApp = window.appFailed;
    window.appFailed?.();
    return false;
  } finally {
    window.$_TSR?.h();
  }
}

async function start(): Promise<void> {
  const router = createAppRouter(createBrowserServices());
  rememberEarlyScroll(router);
  watchShownPages(router);
  // The page's own files may be seconds away. From its first moment on React lets nobody else hear of a press, and answers
  // none itself before they are there: until then the page does (`page/asleep.ts`).
  if (!(await prepare(router))) return;
  document.getElementById(failureId)?.remove();
  // In steps, so that whoever scrolls or types meanwhile does not wait for the end of it.
  startTransition(() => void hydrateRoot(document, <Started router={router} />));
}

// After a pause too: to have come this far, the browser has run a quarter of a megabyte without one.
setTimeout(() => void start());
