import type { Page, Visit } from "./platform/page/page.ts";
import type { AssociationFacts } from "./domains/page-text/association-facts.ts";
import type { Bulletin } from "@bulmo/contracts/bulletin";
import type { Boards } from "./domains/board/boards.ts";
import type { AppRouter } from "./router.ts";
import type { Context } from "./trpc.ts";

/** What the web app's render entry gets for one page. */
export type RenderInput = Pick<Visit, "request" | "isSignedIn" | "mapTileUrl" | "nonce"> & {
  router: AppRouter;
  createContext: () => Promise<Context>;
  /** Origin for canonical links and previews. */
  publicUrl: string;
  /** Where the script of the postcode service is loaded from. */
  postcodeScriptUrl: string;
  /** Whether a sample post stands in the database, which its pages then say. */
  hasSamples: boolean;
  /** What visitors are told on the pages themselves today. */
  bulletins: readonly Bulletin[];
  /** What stands at the foot of each page, and by which version it is known. */
  association: Pick<AssociationFacts, "contacts" | "identity" | "version">;
  /** What menus name: as text, which the page holds, and by which version pieces of pages are known. */
  boards: Pick<Boards, "listed" | "text" | "version">;
};

export type Render = (input: RenderInput) => Promise<Page>;

/** The addresses of all pages that need no data to have one. */
export type PagePaths = () => string[];
