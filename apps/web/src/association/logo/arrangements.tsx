import { LogoMark } from "@bulmo/ui/logo-mark";
import { asWritten, type TextSlots } from "../page-text/text-slots.tsx";
import * as styles from "./logo.css.ts";
import { useIdentity } from "../../page/identity.ts";

/** The mark and the name, under one another and side by side. */
export function Arrangements({ slots }: { slots: TextSlots }) {
  return (
    <div className={styles.sheets}>
      <figure className={styles.figure}>
        <div className={styles.sheet}>
          <div className={styles.stacked}>
            <LogoMark size="clamp(7rem, 18vw, 10rem)" />
            <Names />
          </div>
        </div>
        <figcaption className={styles.caption}>{slots.part(["stackedCaption"], asWritten)}</figcaption>
      </figure>
      <figure className={styles.figure}>
        <div className={styles.sheet}>
          <div className={styles.level}>
            <LogoMark size="clamp(5.5rem, 12vw, 8rem)" />
            <Names />
          </div>
        </div>
        <figcaption className={styles.caption}>{slots.part(["levelCaption"], asWritten)}</figcaption>
      </figure>
    </div>
  );
}

function Names() {
  const { name, nameHanja } = useIdentity();
  return (
    <p className={styles.name}>
      {name}
      <span className={styles.hanja}>{nameHanja}</span>
    </p>
  );
}
