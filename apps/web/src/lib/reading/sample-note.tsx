import { sampleMark } from "@bulmo/content/writing";
import * as styles from "./reading.css.ts";

/** Says of a text, or of a list of people, that it is not the real one. */
export function SampleNote({ of = "text" }: { of?: "text" | "people" }) {
  return (
    <p className={styles.note}>
      <strong className={styles.label}>{sampleMark.label}</strong>
      {sampleMark[of]}
    </p>
  );
}
