import { association } from "@bulmo/content/association";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { DirectionMap } from "../../../association/direction/direction-map.tsx";
import { requireTiles } from "../../../association/direction/require-tiles.ts";
import { DirectionView } from "../../../association/direction/direction-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/direction/")({
  beforeLoad: requireTiles,
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/about/direction", ...pages.direction }),
  component: DirectionPage,
});

function DirectionPage() {
  const { mapTileUrl } = Route.useRouteContext();
  const place = { name: association.temple, ...association.templePlace };
  return (
    <SectionPage title={pages.direction.title} ornament="pines">
      <DirectionView map={<DirectionMap tileUrl={mapTileUrl} place={place} />} />
    </SectionPage>
  );
}
