import { hasSessionMarker } from "@bulmo/contracts/session-marker";
import { startAppOnIntent } from "./early-intent.ts";
import { noteFonts } from "./stored-fonts.ts";

/**
 * `reader` is the module that every page runs, `steps` are those of the app, to be run one after another, `scripts` what
 * they and the page need besides, and `fonts` the sheet of the fonts.
 */
export type PageFiles = { reader: string; steps: readonly string[]; scripts: readonly string[]; fonts: string };

/** Milliseconds after all has been loaded: a page in the background is never painted, and some browsers do not tell. */
const unpainted = 500;

const link = (rel: string, href: string) =>
  document.head.appendChild(Object.assign(document.createElement("link"), { rel, href }));

const isMember = () => hasSessionMarker(document.cookie);

/** Whether the app is wanted at once: by a member, by a page that is nothing without it, or where its viewer was open. */
const isWanted = () =>
  isMember() ||
  document.querySelector("[data-awake]") !== null ||
  Boolean((history.state as { viewed?: unknown } | null)?.viewed);

async function runSteps(steps: readonly string[]): Promise<void> {
  for (const step of steps) {
    await import(/* @vite-ignore */ step);
    // A task of its own for each: in one, a phone answers nobody for a fifth of a second.
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Where a step cannot be loaded, as after a new build or in a tunnel, the next press tries again. */
async function startApp({ steps, scripts }: PageFiles): Promise<void> {
  const again = window.startApp;
  window.startApp = () => {};
  for (const href of [...steps, ...scripts]) link("modulepreload", href);
  try {
    await runSteps(steps);
  } catch {
    window.startApp = again;
    window.appFailed?.();
  }
}

/** The fonts, and what every page runs: where that cannot be had, its presses are the app's to answer. */
async function loadReader({ reader, fonts }: PageFiles): Promise<void> {
  if (!document.querySelector(`head>link[href="${CSS.escape(fonts)}"]`))
    link("stylesheet", fonts).addEventListener("load", () => noteFonts(fonts));
  try {
    await import(/* @vite-ignore */ reader);
  } catch {
    window.readerFailed = true;
    if (window.ownPressed) window.startApp?.();
  }
}

/**
 * Somebody may have signed in since: in another tab, or on a page from which the browser went back to this one as it was.
 * They are a member here, too.
 */
function followSignIn(): void {
  const { dataset } = document.documentElement;
  const look = () => {
    if (dataset["asleep"] === undefined || !isMember()) return;
    dataset["member"] = "";
    window.startApp?.();
  };
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
}

/** Calls it once when the page has been painted, or was loaded without. */
function oncePainted(begin: () => void): void {
  let hasBegun = false;
  const beginOnce = () => {
    if (hasBegun) return;
    hasBegun = true;
    begin();
  };
  try {
    const observer = new PerformanceObserver((entries) => {
      if (entries.getEntriesByName("first-contentful-paint").length > 0) beginOnce();
    });
    observer.observe({ type: "paint", buffered: true });
  } catch {
    // A browser that does not tell of it is told of by the clock.
  }
  addEventListener("load", () => setTimeout(beginOnce, unpainted));
}

/**
 * Once the page has been painted it loads the fonts and what every page runs; half a megabyte that is fetched, read and run
 * before would have the reader wait for a page that is there. The app comes then for whom it is wanted at once, and for all
 * others when they press or fill in what needs it: most pages are only read (docs/decisions/088).
 */
export function startWhenWanted(files: PageFiles): void {
  window.startApp = () => void startApp(files);
  const isAwake = isWanted();
  if (!isAwake) {
    document.documentElement.dataset["asleep"] = "";
    startAppOnIntent();
    followSignIn();
  }
  oncePainted(() => {
    void loadReader(files);
    if (isAwake) window.startApp?.();
  });
}
