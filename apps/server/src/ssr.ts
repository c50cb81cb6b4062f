import type { AppRouter } from "./router.ts";
import type { Context } from "./trpc.ts";

/** What the web app's render entry gets for one page. */
export type RenderInput = {
  request: Request;
  router: AppRouter;
  createContext: () => Promise<Context>;
  /** Origin for canonical links and previews. */
  publicUrl: string;
  /** Where the script of the postcode service is loaded from. */
  postcodeScriptUrl: string;
  /** Where the tiles of maps are, as a template; empty where the page may not load them. */
  mapTileUrl: string;
  /** Marks the inline scripts that the app itself writes. It is a secret, and is in no page that is answered. */
  nonce: string;
};

/** A page as a text, with the texts of the inline scripts that it may run; or where else to look for it. */
export type Page = {
  status: number;
  html: string;
  scripts: string[];
  location?: string | undefined;
  /** Whether the app itself would write the address so; of other spellings there are as many as somebody likes. */
  isCanonical: boolean;
};

export type Render = (input: RenderInput) => Promise<Page>;

/** The addresses of all pages that need no data to have one. */
export type PagePaths = () => string[];
