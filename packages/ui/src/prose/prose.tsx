import type { ReactNode } from "react";
import { blankObjectMarks } from "./blank-object-marks.ts";
import * as styles from "./prose.css.ts";

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
      className={serif ? `${styles.prose} ${styles.serif}` : styles.prose}
      lang={lang}
      dangerouslySetInnerHTML={{ __html: blankObjectMarks(html) }}
    />
  );
}
