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

type WithReadingsProps = {
  label: string;
  /** Most words have one, and not only a name here and there. */
  dense?: boolean;
  children: ReactNode;
};

/** A text whose readings can be switched off. */
export function WithReadings({ label, dense = false, children }: WithReadingsProps) {
  const [isShown, setShown] = useState(true);
  const looks = [styles.annotated, dense && styles.dense, !isShown && styles.hidden];
  return (
    <div className={looks.filter(Boolean).join(" ")}>
      <div className={styles.bar}>
        <Button
          size="small"
          variant="quiet"
          className={styles.toggle}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {label}
        </Button>
      </div>
      {children}
    </div>
  );
}
