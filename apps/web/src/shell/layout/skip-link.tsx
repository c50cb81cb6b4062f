import { mainId } from "./main-id.ts";
import * as styles from "./skip-link.css.ts";

/** The first thing a keyboard meets: past the menu, to what the page is about. */
export function SkipLink() {
  return (
    <a href={`#${mainId}`} className={styles.link}>
      본문으로 바로가기
    </a>
  );
}
