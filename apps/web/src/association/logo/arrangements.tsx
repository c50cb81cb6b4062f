import { association } from "@bulmo/content/association";
import { logo } from "@bulmo/content/logo";
import { LogoMark } from "@bulmo/ui/logo-mark";
import * as styles from "./logo.css.ts";

const { name, nameHanja } = association;

/** The mark and the name, under one another and side by side. */
export function Arrangements() {
  const [stacked, level] = logo.arrangements;
  return (
    <div className={styles.sheets}>
      <figure className={styles.figure}>
        <div className={styles.sheet}>
          <div className={styles.stacked}>
            <LogoMark size="clamp(7rem, 18vw, 10rem)" />
            <Names />
          </div>
        </div>
        <figcaption className={styles.caption}>{stacked}</figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.sheet}>
          <div className={styles.level}>
            <LogoMark size="clamp(5.5rem, 12vw, 8rem)" />
            <Names />
          </div>
        </div>
        <figcaption className={styles.caption}>{level}</figcaption>
      </figure>
    </div>
  );
}

function Names() {
  return (
    <p className={styles.name}>
      {name}
      <span className={styles.hanja}>{nameHanja}</span>
    </p>
  );
}
