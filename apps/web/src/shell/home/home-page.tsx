import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import type { ReactNode } from "react";
import * as styles from "./home-page.css.ts";
import { LatestExhibition } from "./latest-exhibition.tsx";
import { SummaryBoard } from "./summary-board.tsx";
import { useIdentity } from "../../page/identity.ts";

type HomePageProps = {
  /** The slides (HOM-01). */
  hero: ReactNode;
  /** The exhibition that is to come, before the one that was. */
  announcement: ReactNode;
  /** Of the latest exhibition (SEE-13). */
  latestWorks: ReactNode;
  /** The strip of works (HOM-01). */
  gallery: ReactNode;
};

/** News stand once, on the boards (SEE-13). */
export function HomePage({ hero, announcement, latestWorks, gallery }: HomePageProps) {
  const { name } = useIdentity();
  return (
    <>
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      {hero}
      {announcement}
      <LatestExhibition>{latestWorks}</LatestExhibition>
      {gallery}
      <div className={styles.boards}>
        <SummaryBoard type="NOTICE" />
        <SummaryBoard type="QNA" />
      </div>
    </>
  );
}
