import { hasSessionMarker } from "@bulmo/contracts/session-marker";
import { restoreRuby } from "@bulmo/ui/ruby-choice";
import { restoreTheme } from "./theme.ts";

// Before the first paint, so that what the reader chose does not flash as it is for everybody first.
restoreTheme();
restoreRuby();
// Pages are the same for everybody, and say to a visitor at once what a member, of whom the browser is yet to ask, is not
// to read: that nobody is signed in, or that a page is not there (`MissingForNow`).
if (hasSessionMarker(document.cookie)) document.documentElement.dataset["member"] = "";
