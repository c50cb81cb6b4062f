import type { TileSource } from "@bulmo/content/direction";

const openStreetMap: TileSource = { label: "OpenStreetMap 기여자", href: "https://www.openstreetmap.org/copyright" };

/** OpenStreetMap's own servers. Who serves tiles made of its data says so among its own sources. */
const isOpenStreetMap = (tileUrl: string) => /(?:^|\.)openstreetmap\.org$/u.test(new URL(tileUrl).hostname);

/** Whom a map of these tiles has to name; `own` are the sources of the tiles that the site was given instead. */
export const attributionOf = (tileUrl: string, own: readonly TileSource[]): readonly TileSource[] =>
  isOpenStreetMap(tileUrl) ? [openStreetMap] : own;
