import { earlyClickBootstrap } from "../page/early-click.ts";
import { searchShortcut } from "../page/search-shortcut.ts";
import { missingPictureScript } from "./missing-picture.ts";

/** `steps` are modules to run one after another, `scripts` what they and the page need besides. */
type Later = { steps: readonly string[]; scripts: readonly string[]; fonts: string };

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

/**
 * Loads the fonts and starts the app once the page has been painted: half a megabyte that is fetched, read and run
 * before would have the reader wait for a page that is there. It runs in steps, each a task of its own: in one, a phone
 * answers nobody for a fifth of a second.
 */
export function startScript({ steps, scripts, fonts }: Later): string {
  const link =
    'l=(rel,href)=>{let e=document.createElement("link");document.head.append(Object.assign(e,{rel,href}));return e}';
  const note = `()=>{try{localStorage.setItem("${storageKey}",f)}catch{}}`;
  const sheet = `if(!document.querySelector('head>link[href="'+f+'"]'))l("stylesheet",f).onload=${note};`;
  const load = [sheet, ...[...steps, ...scripts].map((href) => `l("modulepreload","${href}");`)].join("");
  const run =
    steps.map((href) => `import("${href}")`).join(".then(()=>setTimeout(()=>") + "))".repeat(steps.length - 1);
  const start = `s=()=>{s=()=>{};${load}${run}}`;
  return `${earlyClickBootstrap}${searchShortcut}${missingPictureScript}{let f="${fonts}",${link},${start};${onPaint}addEventListener("load",()=>setTimeout(()=>s(),${unpainted}))}`;
}
