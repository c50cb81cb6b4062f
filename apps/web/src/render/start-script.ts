import { hasMarkerScript } from "../session/member-bootstrap.ts";
import { earlyIntentScript, earlyPressScript } from "./early-press.ts";
import { missingPictureScript } from "./missing-picture.ts";

/**
 * `reader` is the module that every page runs, `steps` are those of the app, to be run one after another, and `scripts` what
 * they and the page need besides.
 */
type Later = { reader: string; steps: readonly string[]; scripts: readonly string[]; fonts: string };

/** Milliseconds after all has been loaded: a page in the background is never painted, and some browsers do not tell. */
const unpainted = 500;

/** Under which a browser notes the sheet of the fonts that it has. */
const storageKey = "fonts";

const onPaint =
  'try{new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint").length)s()}).observe({type:"paint",buffered:true})}catch{}';

/**
 * For the head: a browser that has the fonts already paints in them at once. The first page of a visit is painted in the
 * device's own letters, which need not be waited for; that every page after it began so too would be a flicker.
 */
export const fontsScript = (fonts: string): string =>
  `try{let href="${fonts}";if(localStorage.getItem("${storageKey}")===href)document.head.append(Object.assign(document.createElement("link"),{rel:"stylesheet",href,blocking:"render"}))}catch{}`;

/** Whether the app is wanted at once: by a member, by a page that is nothing without it, or where its viewer was open. */
const isWanted = `${hasMarkerScript}||document.querySelector("[data-awake]")||history.state?.viewed`;

/**
 * Somebody may have signed in since: in another tab, or on a page from which the browser went back to this one as it was.
 * They are a member here, too.
 */
const followSignIn = `let v=()=>{if(document.documentElement.dataset.asleep!=null&&${hasMarkerScript}){document.documentElement.dataset.member="";startApp()}};addEventListener("pageshow",v);document.addEventListener("visibilitychange",v);`;

/** What every page runs: where it cannot be had, its presses are the app's to answer. */
const runReader = (reader: string) =>
  `import("${reader}").catch(()=>{window.readerFailed=true;if(window.ownPressed)startApp()})`;

/**
 * Once the page has been painted it loads the fonts and what every page runs; half a megabyte that is fetched, read and run
 * before would have the reader wait for a page that is there. The app comes then for whom `isWanted` says, and for all
 * others when they press something that needs it: most pages are only read (docs/decisions/088). It runs in steps, each a
 * task of its own: in one, a phone answers nobody for a fifth of a second. Where a step cannot be loaded, as after a new build
 * or in a tunnel, the next press tries again.
 */
export function startScript({ reader, steps, scripts, fonts }: Later): string {
  const link =
    'l=(rel,href)=>{let e=document.createElement("link");document.head.append(Object.assign(e,{rel,href}));return e}';
  const note = `()=>{try{localStorage.setItem("${storageKey}",f)}catch{}}`;
  const sheet = `if(!document.querySelector('head>link[href="'+f+'"]'))l("stylesheet",f).onload=${note};`;
  const load = [...steps, ...scripts].map((href) => `l("modulepreload","${href}");`).join("");
  const run = steps.map((href) => `import("${href}")`).join(".then(()=>new Promise(r=>setTimeout(r))).then(()=>");
  const failed = ".catch(()=>{window.startApp=a;appFailed()})";
  const app = `let a=window.startApp=()=>{window.startApp=()=>{};${load}${run}${")".repeat(steps.length - 1)}${failed}}`;
  const painted = `s=()=>{s=()=>{};${sheet}${runReader(reader)};if(w)startApp()}`;
  const watch = `${onPaint}addEventListener("load",()=>setTimeout(()=>s(),${unpainted}))`;
  const asleep = `document.documentElement.dataset.asleep="";${earlyIntentScript}${followSignIn}`;
  const wait = `let w=${isWanted};if(!w){${asleep}}`;
  return `${earlyPressScript}${missingPictureScript}{let f="${fonts}",${link},${painted};${app};${wait}${watch}}`;
}
