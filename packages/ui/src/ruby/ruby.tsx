import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import * as styles from "./ruby.css.ts";
import { toggleRuby } from "./ruby-choice.ts";

/** A word in one script with its reading over it, or in brackets where a browser knows no such thing. */
export function Ruby({ word, reading }: { word: string; reading: string }) {
  return (
    <ruby>
      {word}
      <rp>(</rp>
      <rt>{reading}</rt>
      <rp>)</rp>
    </ruby>
  );
}

type WithRubyToggleProps = {
  /** What the switch says while they are hidden, and while they are shown. */
  labels: { show: string; hide: string };
  /** Most words have one, and not only a name here and there. */
  dense?: boolean;
  children: ReactNode;
};

/** A text whose readings can be switched off, here and on every page opened later. */
export function WithRubyToggle({ labels, dense = false, children }: WithRubyToggleProps) {
  const looks = [styles.annotated, dense && styles.dense];
  return (
    <div className={looks.filter(Boolean).join(" ")}>
      <div className={styles.bar}>
        <Button size="small" variant="quiet" className={styles.toggle} onClick={toggleRuby}>
          <span className={styles.whileShown}>{labels.hide}</span>
          <span className={styles.whileHidden}>{labels.show}</span>
        </Button>
      </div>
      {children}
    </div>
  );
}
