import { paintInStoredFonts } from "./stored-fonts.ts";

/** What the page sends along (`inline-script.ts`). */
declare const data: { fonts: string };

paintInStoredFonts(data.fonts);
