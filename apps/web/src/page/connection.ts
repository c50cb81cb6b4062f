import { onlineManager } from "@tanstack/react-query";
import type { AnyRouter } from "@tanstack/react-router";
import { useSyncExternalStore } from "react";
import { countVisit } from "./page-visit.ts";

const isOnline = () => onlineManager.isOnline();
const watch = (look: () => void) => onlineManager.subscribe(look);

/** Whether the site can be reached, as far as anybody knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(watch, isOnline, isOnline);

/** Pages whose files the browser has, since they were shown in this tab. */
const shown = new Set<string>();

export function watchShownPages(router: Pick<AnyRouter, "subscribe">): void {
  router.subscribe("onRendered", ({ fromLocation, toLocation }) => {
    shown.add(toLocation.pathname);
    countVisit(fromLocation, toLocation);
  });
}

export async function connected(): Promise<void> {
  if (isOnline()) return;
  await new Promise<void>((resolve) => {
    const stop = watch(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
  });
}

/**
 * Offline, a page that was never shown waits for the connection before anything of it is asked for: a file that is asked
 * for in vain is a failure, for which the router would load the whole document and lose the page that is there.
 */
export async function untilConnected({ location }: { location: { pathname: string } }): Promise<void> {
  if (!shown.has(location.pathname)) await connected();
}
