import * as styles from "./drawn-picture.css.ts";

type DrawnPictureProps = {
  src: string;
  size: { width: number; height: number };
  /** Empty for what is decoration to whoever cannot see it. */
  alt: string;
  /** Out of sight at first: whatever the page shows comes before it. */
  isLater?: boolean | undefined;
};

/**
 * A drawing from a file of its own, which browsers keep: within the page it would be most of what is sent, and of what
 * the server has to write. Fills its box and is cropped by it.
 */
export function DrawnPicture({ src, size, alt, isLater }: DrawnPictureProps) {
  return <img src={src} {...size} alt={alt} className={styles.picture} fetchPriority={isLater ? "low" : "high"} />;
}
