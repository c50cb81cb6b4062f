import { textNameOf } from "@bulmo/contracts/site-page-rule";
import { PageTextPart } from "../association/page-text/page-text-part.tsx";
import type { OpenedPage } from "./-open-site-page.ts";
import { SectionPage } from "./-section-page.tsx";
import * as styles from "./-site-page.css.ts";

const ornaments = { about: "pines", member: "peaks", news: "water", gallery: "clouds", community: "clouds" } as const;

/** A page that was added: its text, beside its neighbours in the section (PAG-07). */
export const SitePage = ({ opened: { page, isSample } }: { opened: OpenedPage }) => (
  <SectionPage title={page.title} ornament={ornaments[page.section]} isSample={isSample}>
    {page.isHidden && <p className={styles.hidden}>숨긴 쪽입니다. 관리자에게만 보입니다.</p>}
    <PageTextPart key={page.id} name={textNameOf(page.id)} />
  </SectionPage>
);
