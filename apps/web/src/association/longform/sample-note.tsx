import { sampleNote } from "@bulmo/content/writing";
import * as styles from "./longform.css.ts";

/** Says of a text or a list that it is not the real one, or how much of it is not. */
export function SampleNote({ of = "text" }: { of?: keyof typeof sampleNote }) {
  return <p className={styles.note}>{sampleNote[of]}</p>;
}
