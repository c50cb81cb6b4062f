import type { ReactNode } from "react";
import { PageTextPart } from "../association/page-text/page-text-part.tsx";
import type { TextSlots } from "../association/page-text/text-slots.tsx";
import * as styles from "../shell/home/hero.css.ts";
import { Hero } from "../shell/home/hero.tsx";
import { Unwritten } from "../shell/home/unwritten.tsx";
import { EditedPart } from "./-edited-part.tsx";

const layout = (slots: TextSlots) => (
  <>
    {slots.rows("slides", (slides) => (
      <Hero slides={slides} />
    ))}
    <div className={styles.tools}>{slots.tools}</div>
  </>
);

/** The slides of the first page, edited where they stand (PAG-04). */
export const HeroText = ({ children }: { children: ReactNode }) => (
  <EditedPart shown={children}>
    <Unwritten />
    <div className={styles.edited}>
      <PageTextPart name="home" layout={layout} />
    </div>
  </EditedPart>
);
