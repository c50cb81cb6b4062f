import { earlyClickBootstrap } from "./early-click/early-click.ts";

type Later = { main: string; scripts: readonly string[]; styles: readonly string[] };

/** Milliseconds after all has been loaded: a page in the background is never painted, and some browsers do not tell. */
const unpainted = 500;

const link = 'l=(rel,href)=>document.head.append(Object.assign(document.createElement("link"),{rel,href}))';
const onPaint =
  'try{new PerformanceObserver(e=>{if(e.getEntriesByName("first-contentful-paint").length)s()}).observe({type:"paint",buffered:true})}catch{}';

/**
 * Loads the fonts and starts the app once the page has been painted: half a megabyte that is fetched, read and run
 * before would have the reader wait for a page that is there.
 */
export function startScript({ main, scripts, styles }: Later): string {
  const load = [
    ...styles.map((href) => `l("stylesheet","${href}");`),
    ...scripts.map((href) => `l("modulepreload","${href}");`),
  ].join("");
  const start = `s=()=>{s=()=>{};${load}import("${main}")}`;
  return `${earlyClickBootstrap}{let ${link},${start};${onPaint}addEventListener("load",()=>setTimeout(()=>s(),${unpainted}))}`;
}
