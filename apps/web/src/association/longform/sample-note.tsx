import { sampleMark } from "@bulmo/content/writing";
import * as styles from "./longform.css.ts";

/** Says of a text or a list that it is not the real one, or how much of it is not. */
export function SampleNote({ of = "text" }: { of?: Exclude<keyof typeof sampleMark, "label"> }) {
  return (
    <p className={styles.note}>
      <strong className={styles.label}>{sampleMark.label}</strong>
      {sampleMark[of]}
    </p>
  );
}
