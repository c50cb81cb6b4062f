import type { AppRouterInstance } from "../router.tsx";

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

/**
 * A new build takes the files of the old one away, which a page that is open may still ask for. The next page is then
 * loaded as a whole, which brings the new build along: its address stands by then, and whoever had something to lose was
 * asked. A page on which somebody reads or writes is left alone.
 */
export function followNewBuild(router: AppRouterInstance): void {
  let isOld = false;
  const reload = () => {
    if (!isOld || !mayReload()) return;
    // The address of the next page may not have been written yet.
    router.history.flush();
    window.location.reload();
  };
  window.addEventListener("vite:preloadError", () => {
    // Without a connection there is nothing newer to be had.
    isOld = navigator.onLine;
    if (router.state.status === "pending") reload();
  });
  router.subscribe("onBeforeNavigate", ({ hrefChanged }) => {
    if (hrefChanged) reload();
  });
}
