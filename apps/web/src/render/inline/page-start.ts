import { keepEarlyPresses } from "./early-press.ts";
import { markMissingPictures } from "./missing-picture.ts";
import { type PageFiles, startWhenWanted } from "./start-app.ts";

/** What the page sends along (`inline-script.ts`). */
declare const data: PageFiles;

keepEarlyPresses();
markMissingPictures();
startWhenWanted(data);
