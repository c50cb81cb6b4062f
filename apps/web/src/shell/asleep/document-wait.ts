import { isAsleep, whileAsleep } from "../../page/asleep.ts";
import { failureId, showLine } from "../../page/failure-line.ts";
import { isPlainPress } from "../../page/plain-press.ts";
import { lateAfter, offlineSentence, slowSentence } from "../../page/wait-words.ts";

/** Links to pages of the site that nobody else follows: none that open elsewhere, are files, or want the app. */
const leading = 'a[href]:not([target],[download],[data-app],[href^="/api/"],[href^="/uploads/"])';

/** The page that a press leads to, unless it is the one that is read. */
function pageOf(event: MouseEvent): string | undefined {
  const link = (event.target as Element).closest<HTMLAnchorElement>(leading);
  if (!link || event.defaultPrevented || !isPlainPress(event)) return undefined;
  const { href, host, pathname, search } = link;
  const isHere = link.hash !== "" && pathname + search === location.pathname + location.search;
  return host === location.host && !pathname.includes(".") && !isHere ? href : undefined;
}

/**
 * While the app sleeps a press on a link loads a document, and the page that is read stays until it comes: after four
 * seconds that is told of. Without a connection the browser would put words of its own in the place of the page; it stays,
 * and the next comes with the connection (SEE-11). The app tells of its own pages (`shell/wait`).
 */
export function watchDocuments(): void {
  let next = "";
  let timer = 0;
  const end = () => {
    next = "";
    clearTimeout(timer);
    document.getElementById(failureId)?.remove();
  };
  const go = () => {
    if (next && navigator.onLine) location.assign(next);
  };
  const tell = (sentence: string) =>
    showLine(sentence, {
      "다시 시도": go,
      그만두기: () => {
        end();
        stop();
      },
    });
  addEventListener("click", (event) => {
    const page = isAsleep() ? pageOf(event) : undefined;
    if (!page) return;
    end();
    next = page;
    if (navigator.onLine) {
      timer = window.setTimeout(() => tell(slowSentence), lateAfter);
      return;
    }
    event.preventDefault();
    tell(offlineSentence);
  });
  addEventListener("online", go);
  addEventListener("pagehide", end);
  // Or the page that was pressed for then would take the place of one that was gone to since.
  whileAsleep().addEventListener("abort", end);
}
