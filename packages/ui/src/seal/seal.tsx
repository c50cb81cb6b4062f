import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./seal.css.ts";

const stone = "M2.2 1.3 9 1l9.5.4L30 .9l5.7.5.8 4.6-.3 6 .4 6.5-.6 4.4-5.9.4-9.5-.4-10 .5-7.8-.4-.7-5.2.3-6-.3-5.5z";

// 공 and 지 as a seal carver squares them: every stroke horizontal, vertical or a plain ring.
const letters =
  "M6 5.2h9.5v4M10.7 9.2v3M4.7 12.4h12M10.7 14.8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM21.5 5.6h8.2M25.6 5.6v4.6l-4.3 8M25.6 10.4l4 7.6M33.2 4.4v16.2";

// A text to React: a board has one in each row.
const imprint =
  `<path d="${stone}" fill="currentColor"></path>` +
  `<path class="${styles.carved}" d="${letters}" fill="none" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="square"></path>`;

/** The mark of a notice: 공지 in white lines on a cinnabar stamp (낙관). */
export function NoticeSeal() {
  return (
    <span className={styles.seal}>
      <svg
        className={styles.imprint}
        viewBox="0 0 38 24"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: imprint }}
      />
      <VisuallyHidden>[공지]</VisuallyHidden>
    </span>
  );
}
