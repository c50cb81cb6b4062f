import { playAllSlides } from "@bulmo/ui/play-slides";
import { countDocument } from "../page/page-visit.ts";
import { watchSearchKeys } from "../page/search-shortcut.ts";
import { showCurrentTab } from "../shell/navigation/current-tab.ts";
import { whenShown } from "../page/when-shown.ts";
import { countAsleepView } from "./asleep-view.ts";
import { answerOwnPresses } from "./own-press.ts";
import { returnToList } from "./list-return.ts";
import { followTexts } from "./asleep-text.ts";
import { focusSearch } from "./search-focus.ts";
import { watchRareCharacters } from "./rare-characters.ts";
import { ignoreStrayClicks } from "./stray-click.ts";

// What every page does, also while the app sleeps: a few kilobytes of our own, without React (docs/decisions/088).

ignoreStrayClicks();
watchRareCharacters();
watchSearchKeys();
returnToList();
answerOwnPresses();
playAllSlides();
showCurrentTab();
focusSearch();
followTexts();
whenShown(() => {
  countDocument();
  countAsleepView();
});
