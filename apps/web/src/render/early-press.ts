import { vars } from "@bulmo/ui/theme";
import { failureId } from "../page/early-click.ts";

// What is pressed before React is there. It runs with the page, in which names are short: b is what was pressed last, y what
// was touched.

/** What leaves the page, to be asked about where something was typed. */
const leaving = 'a:not([target]):not([download]):not([href^="#"])';

/** What answers by itself: the strips and cards of `bulletin-script.ts`, the slides once they turn, the line below. */
const answered = '[data-own="bulletin"],[data-own="slides"],[data-own="reload"]';

/** Milliseconds that a link waits for what every page runs. */
const longest = 2000;

/**
 * A press on what only React knows how to answer is kept for it, and has it come: nobody else hears of it, React neither,
 * which may take over in the midst of it and would answer it twice. What needs no app is left to what every page runs, if
 * that could be had; while the app sleeps films and 목록 are, and wait for it. Buttons that work by themselves, as in a
 * search, are left to the browser, as are presses that open a link apart. A checkbox shows at once that it was pressed:
 * nobody presses one last, and who sees nothing presses it again. Whoever has typed something into a form leaves it by way
 * of React, too, which asks. What is pressed last counts, and no key of before. `s` is which links what every page runs
 * follows; where that does not come they lead where they lead.
 */
const press = `k=e=>{delete window.earlyKey;let s=y.size?":is([data-play])":":is([data-play],[data-list])",t=e.target.closest('button,[data-app],[data-enlarge],'+s+(y.size?',${leaving}':""));if(!t||t.href&&(e.ctrlKey||e.metaKey||e.shiftKey||e.altKey)||t.matches('${answered},[data-asleep][data-followed] '+s))return;if(t.matches("[data-own],[data-asleep] "+s)&&!window.readerFailed){window.ownPressed=t;if(!t.href)return;setTimeout(()=>window.ownPressed===t&&location.assign(t.href),${longest})}else if(t.type==="button"||t.form?.method==="post"||t.href){if(t.ariaChecked){t.ariaChecked=t.ariaChecked!=="true";y.add(t)}else b=t;delete window.ownPressed;window.startApp?.()}else return;e.preventDefault();e.stopPropagation()}`;

/**
 * Enter where nothing sends the form yet; in Safari the one that ends a syllable has another code, and nothing else tells.
 * A key that leads to the search is kept, too.
 */
const enter =
  'n=e=>{window.earlyKey=e;let f=e.target.form;if(e.key==="Enter"&&!e.isComposing&&e.keyCode!==229&&e.target.tagName==="INPUT"&&f?.method==="post"&&!f.querySelector("[type=submit]")){b=[...f.querySelectorAll("button")].at(-1);window.startApp?.()}}';

const typed = 'i=e=>{if(e.target.form?.method==="post")y.add(e.target)}';

const lineStyle = [
  `position:fixed;inset:auto 1rem 1rem;z-index:${vars.layer.dialog};margin:auto;max-width:40rem`,
  `padding:${vars.space[1]} ${vars.space[3]};border:1px solid ${vars.color.lineStrong}`,
  `background:${vars.color.surfaceRaised};color:${vars.color.text};text-align:center`,
].join(";");

const buttonStyle = `min-height:${vars.width.tap};padding:0 ${vars.space[1]};color:${vars.color.link};text-decoration:underline`;

/** A dead line would put the browser's own words in place of the page: it is loaded anew only where the server answers. */
const reload = 'fetch("/healthz",{cache:"no-store"}).then(r=>r.ok&&location.reload(),()=>{})';

/** Says at the foot of the window that what was pressed could not be done. The page's sheets may have no rule for it. */
const say = `q=()=>{let p=document.createElement("div"),o=document.createElement("button");p.id="${failureId}";p.setAttribute("role","alert");p.style.cssText="${lineStyle}";o.type="button";o.dataset.own="reload";o.style.cssText="${buttonStyle}";o.textContent="새로 고침";o.onclick=()=>{${reload}};p.append((navigator.onLine?"페이지를 다 불러오지 못해":"인터넷에 연결되어 있지 않아")+" 누르신 것을 처리하지 못했습니다. "+(y.size?"새로 고치면 쓰시던 내용이 사라질 수 있으니 먼저 복사해 두세요. ":""),o);document.getElementById("${failureId}")?.remove();document.body.append(p)}`;

/** Without the app a link leads where it leads; of all else it is said that it could not be done. */
const fail = `window.appFailed=()=>{let t=b??(window.readerFailed&&window.ownPressed);g();if(!t)return;if(!t.href)q();else if(!y.size||confirm("저장하지 않은 내용이 있습니다. 이 페이지에서 나가시겠습니까?"))location.assign(t.href)}`;

/** A press that what every page runs was to answer is React's to answer where that did not come. */
const end =
  "window.endEarlyClicks=()=>{for(let[x,f]of l)removeEventListener(x,f,true);return b??(window.readerFailed&&window.ownPressed)}";

// A page that comes back from the browser's memory answers nothing that was pressed before it was left (`g`).
export const earlyPressScript = `{let b,y=window.touchedEarly=new Set(),${press},${enter},${typed},${say},g=()=>{b=window.ownPressed=undefined},l=[["click",k],["keydown",n],["input",i],["pagehide",g]];for(let[x,f]of l)addEventListener(x,f,true);${fail};${end}}`;

const ofFinger = "button[type=button]:not([data-own]),[contenteditable]";
const ofOthers = `${ofFinger},form[method=post],[data-app],[data-enlarge]`;

/**
 * What says that the app will be wanted in a moment: a finger or a pointer upon what only it can answer, a field that is
 * entered. A finger upon a picture or a form may be about to scroll: there the press itself says it.
 */
export const earlyIntentScript = `for(let n of["pointerover","pointerdown","focusin"])addEventListener(n,({target:t,pointerType:p})=>{if(t.closest?.(p==="touch"?"${ofFinger}":"${ofOthers}"))window.startApp()},{passive:true,capture:true});`;
