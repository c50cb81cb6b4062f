import type { Bulletin } from "@bulmo/contracts/bulletin";
import { bulletinPath, noBulletins, noPopups } from "@bulmo/contracts/bulletin-rule";

/** Under which a browser notes what was closed: until when, in its local storage, or for this visit, in that of the session. */
const storageKey = "bulmo-bulletins";

const aDay = 24 * 60 * 60_000;
/** Korea has no summer time. */
const korea = 9 * 60 * 60_000;

/** The moment at which the day after this one begins in Korea; 0 for none. */
const endOf = (day: string | null): number => (day === null ? 0 : Date.parse(`${day}T00:00:00+09:00`) + aDay);

type Told = Pick<Bulletin, "id" | "kind" | "pages" | "endsOn">;

/** Names are short, as the page holds them: b those that stand, s the sheet that hides, c the card that is shown. */
const variables = (bulletins: readonly Told[]) => {
  const told = bulletins.map(({ id, kind, pages, endsOn }) => [
    id,
    kind === "POPUP" ? 1 : 0,
    bulletinPath(pages),
    endOf(endsOn),
  ]);
  return `b=${JSON.stringify(told)},k="${storageKey}",s=new CSSStyleSheet,m={},c,q`;
};

/** What a storage says was closed; a browser may forbid it. */
const read = "g=f=>{try{return JSON.parse(f().getItem(k))??{}}catch{return{}}},L=()=>localStorage,S=()=>sessionStorage";

/** Hides what does not stand here now, what was closed, and all cards but the first. */
const show = `r=()=>{let p=location.pathname,n=Date.now(),d={...g(L),...g(S),...m};c=0;s.replaceSync(b.filter(([i,a,o,u])=>{let x=!${noBulletins}.test(p)&&!(a&&(c||${noPopups}.test(p)))&&(!o||p===o||o!=="/"&&p.startsWith(o+"/"))&&!(u&&u<=n)&&!(d[i]>n);if(x&&a)c=i;return!x}).map(([i])=>"#bulletin-"+i+"{display:none!important}").join(""));w()}`;

/** Says which card is there, for whoever listens; when the page has been read from above. */
const say = `w=()=>{let e=document.getElementById("bulletin-status");if(e&&q!==c){q=c;e.textContent=c?"팝업: "+document.querySelector("#bulletin-"+c+" h2").textContent:""}}`;

/** Until midnight in Korea, or for as long as this visit lasts: a moment that does not come. */
const close = `x=(e,t)=>{let i=e.dataset.bulletin,n=Date.now(),u=t?(Math.floor((n+${korea})/${aDay})+1)*${aDay}-${korea}:1e16,f=t?L:S,h=e.contains(document.activeElement);m[i]=u;try{f().setItem(k,JSON.stringify({...Object.fromEntries(Object.entries(g(f)).filter(([,v])=>v>n)),[i]:u}))}catch{}r();if(h)(c&&document.querySelector("#bulletin-"+c+" h2")||document.getElementById("main"))?.focus({preventScroll:!0})}`;

/** The router goes from page to page without a new document. */
const follow =
  'for(let f of["pushState","replaceState"]){let o=history[f];history[f]=function(...a){o.apply(this,a);r()}}for(let e of["popstate","pageshow"])addEventListener(e,r)';

const listen =
  'let y=t=>t.closest?.("[data-bulletin]");addEventListener("click",({target:t})=>{let z=t.closest?.("[data-bulletin-close]");if(z&&z.checkVisibility?.()!==!1)x(y(z),z.dataset.bulletinClose==="today")});addEventListener("keydown",({key:e,target:t})=>{if(e==="Escape"&&y(t))x(y(t))})';

/**
 * For the head: before anything is painted it hides what the reader has closed, and it answers the buttons of what is
 * left. It is in no page on whose site nothing of the kind stands (docs/decisions/078).
 */
export const bulletinScript = (bulletins: readonly Told[]): string =>
  `{let ${variables(bulletins)},${read},${say},${show},${close};document.adoptedStyleSheets.push(s);r();${follow};${listen}}`;
