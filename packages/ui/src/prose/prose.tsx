import type { ReactNode } from "react";
import { blankObjectMarks } from "./blank-object-marks.ts";
import { headingOutline } from "./heading-outline.ts";
import * as styles from "./prose.css.ts";
import { writtenParts } from "./written-parts.ts";

/** For the editor: what is being written looks as it will be read. */
export const wordsClass = styles.words;

type Look = { serif?: boolean; lang?: string };

/** Typography for texts of our own, written as elements. */
export function Prose({ children, serif = false, lang }: Look & { children: ReactNode }) {
  return (
    <div className={serif ? `${styles.prose} ${styles.serif}` : styles.prose} lang={lang}>
      {children}
    </div>
  );
}

/** Typography for what the editor made. The HTML has to be sanitised already: it is shown as it is. */
export function ProseHtml({ html, serif = false, lang }: Look & { html: string }) {
  return (
    <div
      className={[styles.prose, styles.written, serif && styles.serif].filter(Boolean).join(" ")}
      lang={lang}
      // Of some the server draws more, which a browser adds after it has the page.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: writtenParts(headingOutline(blankObjectMarks(html))) }}
    />
  );
}
