import { type ReactNode, useState } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./readings.css.ts";

/** A word in one script with its reading over it, or in brackets where a browser knows no such thing. */
export function Reading({ word, reading }: { word: string; reading: string }) {
  return (
    <ruby>
      {word}
      <rp>(</rp>
      <rt>{reading}</rt>
      <rp>)</rp>
    </ruby>
  );
}

/** A text whose readings can be switched off. */
export function WithReadings({ label, children }: { label: string; children: ReactNode }) {
  const [isShown, setShown] = useState(true);
  return (
    <div className={isShown ? styles.annotated : `${styles.annotated} ${styles.hidden}`}>
      <div className={styles.bar}>
        <Button size="small" className={styles.toggle} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
          {label}
        </Button>
      </div>
      {children}
    </div>
  );
}
