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
  /** Marks the inline scripts that the app itself writes; the server blesses those by hash and takes the mark off. */
  nonce: string;
};

export type Render = (input: RenderInput) => Promise<Response>;

/** The addresses of all pages that need no data to have one. */
export type PagePaths = () => string[];
