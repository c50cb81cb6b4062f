import type { MarkedText } from "@bulmo/contracts/search";
import * as styles from "./search.css.ts";

/** A line in which the words that were looked for are marked. */
export const MarkedLine = ({ parts }: { parts: MarkedText }) =>
  parts.map(({ text, isMatch }, place) =>
    // The same parts in the same order: nothing else tells them apart.
    isMatch ? (
      <mark key={place} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
