import { playAllSlides } from "@bulmo/ui/play-slides";
import { playAllStrips } from "@bulmo/ui/play-strip";
import { loadAhead } from "./page/load-ahead.ts";
import { countDocument } from "./page/page-visit.ts";
import { watchSearchKeys } from "./page/search-shortcut.ts";
import { whenShown } from "./page/when-shown.ts";
import { countAsleepView } from "./post/board/asleep-view.ts";
import { shareAsleep } from "./post/board/asleep-share.ts";
import { returnToList } from "./post/board/list-return.ts";
import { followTexts } from "./post/picture/asleep-text.ts";
import { dismissByEscape } from "./shell/asleep/own-escape.ts";
import { watchDocuments } from "./shell/asleep/document-wait.ts";
import { answerOwnPresses, followLinks } from "./shell/asleep/own-press.ts";
import { showCurrentTabs } from "./parts/link/current-tab.ts";
import { focusSearch } from "./shell/search/search-focus.ts";

/** Where works hang, and on their pages, in browsers that know of transitions between documents. */
const mayMovePictures = () =>
  (location.pathname === "/" || location.pathname.startsWith("/gallery/")) && "onpageswap" in window;

/** Has a page answer that is only read, whether the app comes or not. */
export function startReader(): void {
  watchSearchKeys();
  returnToList();
  answerOwnPresses({ share: (button) => void shareAsleep(button) });
  dismissByEscape();
  playAllSlides();
  playAllStrips();
  showCurrentTabs();
  focusSearch();
  followTexts();
  followLinks();
  watchDocuments();
  // Whatever fails there, the next page comes.
  if (mayMovePictures())
    import("./gallery/exhibition/document-transition.ts").then(
      (part) => part.moveBetweenDocuments(),
      () => undefined,
    );
  whenShown(() => {
    countDocument();
    countAsleepView();
    loadAhead();
  });
}
