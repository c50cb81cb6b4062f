import { redirect } from "@tanstack/react-router";

type Entering = { context: { mapTileUrl: string }; preload: boolean; location: { href: string } };

/**
 * For `beforeLoad` of the page with the map. What a document may load is settled when it is opened, and only a document
 * opened at this page's address may load tiles: who comes from another page opens it anew.
 */
export function requireTiles({ context, preload, location }: Entering): void {
  if (preload || typeof window === "undefined" || context.mapTileUrl !== "") return;
  throw redirect({ href: location.href, reloadDocument: true });
}
