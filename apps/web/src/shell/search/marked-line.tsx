import type { MarkedText } from "@bulmo/contracts/search";
import * as styles from "./search.css.ts";

/** Each part with the place at which it begins, which tells it from others that say the same. */
function placed(parts: MarkedText) {
  let end = 0;
  return parts.map((part) => ({ ...part, start: (end += part.text.length) - part.text.length }));
}

/** A line in which the words that were looked for are marked. */
export const MarkedLine = ({ parts }: { parts: MarkedText }) =>
  placed(parts).map(({ text, isMatch, start }) =>
    isMatch ? (
      <mark key={start} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
