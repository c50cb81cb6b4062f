import type { ScenePaintingName } from "@bulmo/ui/scene-painting";
import { Parts } from "../association/longform/spread.tsx";
import { PageTextPart } from "../association/page-text/page-text-part.tsx";
import { templeLayout } from "../association/temple/temple-view.tsx";
import { SectionPage } from "./-section-page.tsx";

type TemplePageProps = {
  name: "magoksa" | "buyongsa";
  title: string;
  /** The picture that was drawn for the page, and what it shows. */
  scene: ScenePaintingName;
  alt: string;
  isSample: boolean;
};

/** A temple, and the inscription of its stone. */
export const TemplePage = ({ name, title, scene, alt, isSample }: TemplePageProps) => (
  <SectionPage title={title} ornament="water" isSample={isSample}>
    <Parts>
      <PageTextPart name={name} layout={templeLayout({ place: title, scene, alt })} />
      <PageTextPart name={`${name}-inscription`} isInscription />
    </Parts>
  </SectionPage>
);
