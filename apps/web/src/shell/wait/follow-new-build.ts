import type { AnyRouter } from "@tanstack/react-router";
import { connected } from "../../page/connection.ts";
import { isServerThere } from "./connection-watch.ts";

/** Milliseconds in which a page that was loaded anew for a missing file is not loaded anew again. */
const pause = 10_000;

const key = "bulmo:new-build";

/** False when it was just done: what is still missing then is missing on the server too. */
function mayReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(key));
    sessionStorage.setItem(key, String(Date.now()));
    return Date.now() - last > pause;
  } catch {
    return false;
  }
}

/** What the router asks for a page's file with. It takes it away once the file is there, and keeps a failure to itself. */
type LazyComponent = { preload?: () => Promise<void> };

/** What fetches a page's data. Where it stands in the page's own file, it fails as that file does. */
type Loader = (context: object) => unknown;

/** Whether what the line kept from coming may be asked for once more: waits for a line that is dead. */
async function isBackAfterDeath(): Promise<boolean> {
  if (await isServerThere()) return false;
  await connected();
  return true;
}

const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/u, "");

/**
 * Whether the page is the document that the server sent: what is not found needs no file, and has none missing. The router
 * may have put the search of its address in order.
 */
function isAsSent(): boolean {
  const [sent] = performance.getEntriesByType("navigation");
  return sent === undefined || pathOf(sent.name) === pathOf(window.location.href);
}

/** Whether the file of a page that is shown did not come. */
const isWithoutFile = ({ state, routesById }: AnyRouter): boolean =>
  state.matches.some(({ routeId }) => {
    const component: LazyComponent | undefined = routesById[routeId]?.options.component;
    return component?.preload !== undefined;
  });

/** Acts at once, or once the page that is under way is shown; answers what keeps it from that. */
function onceShown(router: AnyRouter, act: () => Promise<void>): () => void {
  const stop = router.subscribe("onResolved", () => {
    stop();
    void act();
  });
  if (router.state.status === "idle") {
    stop();
    void act();
  }
  return stop;
}

/**
 * A new build takes the files of the old one away, which a page that is open may still ask for. The next page is then
 * loaded as a whole, which brings the new build along: its address stands by then, and whoever had something to lose was
 * asked. A page on which somebody reads or writes is left alone.
 *
 * On a line that is dead the same files are missing, and a page that is loaded as a whole would be the browser's own words
 * in place of what is read: nothing is loaded anew before the server has answered (SEE-11).
 */
export function followNewBuild(router: AnyRouter): () => void {
  let isOld = false;
  const reload = () => {
    if (!isOld || !mayReload()) return false;
    // The address of the next page may not have been written yet.
    router.history.flush();
    window.location.reload();
    return true;
  };
  /** Ends when the file is there, or will not be. */
  const loadFrom = async (component: LazyComponent, load: () => Promise<void>) => {
    await load();
    if (component.preload && (await isBackAfterDeath())) await load();
    if (!component.preload) return;
    isOld = true;
    if (router.state.status === "pending" && reload()) await new Promise(() => {});
  };
  const missing = new WeakSet<Error>();
  const runFrom = async (loader: Loader, context: object) => {
    try {
      return await loader(context);
    } catch (error) {
      if (error instanceof Error && missing.has(error) && (await isBackAfterDeath())) return loader(context);
      throw error;
    }
  };
  for (const { options } of Object.values(router.routesById)) {
    const component: LazyComponent = options.component ?? {};
    const load = component.preload;
    if (load) component.preload = () => loadFrom(component, load);
    const loader: Loader | undefined = options.loader;
    if (loader) options.loader = (context: object) => runFrom(loader, context);
  }
  const noticeMissing = ({ payload }: VitePreloadErrorEvent) => {
    missing.add(payload);
    void isServerThere().then((isThere) => (isOld ||= isThere));
  };
  window.addEventListener("vite:preloadError", noticeMissing);
  const stop = router.subscribe("onBeforeNavigate", ({ hrefChanged }) => {
    if (hrefChanged) reload();
  });
  // A press from before this came may have met the missing files: its failure stands in the place of the page.
  const stopLooking = onceShown(router, async () => {
    if (isAsSent() || !isWithoutFile(router)) return;
    isOld ||= await isServerThere();
    reload();
  });
  return () => {
    window.removeEventListener("vite:preloadError", noticeMissing);
    stop();
    stopLooking();
  };
}
