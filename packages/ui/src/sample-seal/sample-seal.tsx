import * as styles from "./sample-seal.css.ts";

/** The mark of a page that shows samples: 견본 on a small stamp, which leads to what that means. */
export function SampleSeal({ href }: { href: string }) {
  return (
    <a className={styles.frame} href={href} aria-label="견본 안내">
      <span className={styles.stamp}>견본</span>
    </a>
  );
}
