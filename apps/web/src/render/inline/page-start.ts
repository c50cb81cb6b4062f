import { catchEarlyPresses } from "./early-press.ts";
import { markMissingPictures } from "./missing-picture.ts";
import { type PageFiles, startWhenWanted } from "./start-app.ts";

/** What the page sends along (`inline-script.ts`). */
declare const data: PageFiles;

catchEarlyPresses();
markMissingPictures();
startWhenWanted(data);
