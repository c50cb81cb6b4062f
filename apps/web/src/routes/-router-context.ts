import type { Identity } from "@bulmo/contracts/identity";
import type { Contact } from "@bulmo/contracts/officer";
import type { BoardList } from "../page/board/board-list.ts";
import type { Queries } from "../session/call/trpc.ts";

/** What loaders have at hand. */
export type RouterContext = {
  queries: Queries;
  /** Which exhibitions and boards there are. */
  boards: BoardList;
  /** Origin for canonical links and previews; the browser learns it from the page. */
  publicUrl: string;
  /** Where the postcode service's script is; the address window needs it. */
  postcodeScriptUrl: string;
  /** Template of the tiles of maps; empty in a page that was opened at another address and may not load them. */
  mapTileUrl: string;
  /** Whether a sample post stands in the database. */
  hasSamples: boolean;
  /** Whom one may call, at the foot of each page. */
  contacts: readonly Contact[];
  /** Who runs the site, and how they are reached. */
  identity: Identity;
  /** On the server, whether somebody is signed in: their browser asks again for what visitors do not see. */
  isSignedIn?: boolean;
};
