import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { DirectionMap } from "../../../association/direction/direction-map.tsx";
import { PointMapPart } from "../../../association/direction/point-map-part.tsx";
import { requireTiles } from "../../../association/direction/require-tiles.ts";
import { directionLayout } from "../../../association/direction/direction-view.tsx";
import { PageTextPart } from "../../../association/page-text/page-text-part.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";
import { SectionPage } from "../../-section-page.tsx";

const name = "direction";

export const Route = createFileRoute("/about/direction/")({
  beforeLoad: requireTiles,
  loader: ({ context }) => readPageText(context, name),
  head: sectionHead("/about/direction", pages.direction),
  component: DirectionPage,
});

function DirectionPage() {
  const { mapTileUrl } = Route.useRouteContext();
  const { isSample } = Route.useLoaderData();
  const layout = directionLayout(
    (place) => <DirectionMap tileUrl={mapTileUrl} place={place} />,
    (place, words, onWrite) => <PointMapPart tileUrl={mapTileUrl} name={place} words={words} onWrite={onWrite} />,
  );
  return (
    <SectionPage title={pages.direction.title} ornament="pines" isSample={isSample}>
      <PageTextPart name={name} layout={layout} />
    </SectionPage>
  );
}
