import { textNameOf } from "@bulmo/contracts/site-page-rule";
import { PageTextPart } from "../association/page-text/page-text-part.tsx";
import { HiddenPage } from "../shell/navigation/hidden-page.tsx";
import type { OpenedPage } from "./-open-site-page.ts";
import { SectionPage } from "./-section-page.tsx";

const ornaments = { about: "pines", member: "peaks", news: "water", gallery: "clouds", community: "clouds" } as const;

/** A page that was added: its text, beside its neighbours in the section (PAG-07). */
export const SitePage = ({ opened: { page, isSample } }: { opened: OpenedPage }) => (
  <SectionPage title={page.title} ornament={ornaments[page.section]} isSample={isSample}>
    {page.isHidden && <HiddenPage />}
    <PageTextPart key={page.id} name={textNameOf(page.id)} />
  </SectionPage>
);
