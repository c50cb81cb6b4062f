import type { ReactNode } from "react";
import * as styles from "./banner.css.ts";

export type BannerProps = {
  /** A cropped painting or a `BannerOrnament`; fills the strip. Without one the title stands under the header's band. */
  picture?: ReactNode;
  /** The page's only `h1`. */
  title: ReactNode;
  /** A `Breadcrumb`; comes after the title for whoever listens, and above it for whoever looks. */
  breadcrumb?: ReactNode;
};

export function Banner({ picture, title, breadcrumb }: BannerProps) {
  return (
    <div className={styles.banner}>
      {picture && <div className={styles.strip}>{picture}</div>}
      <div className={styles.label}>
        <div className={picture ? styles.slipOnStrip : styles.slip}>
          <h1>{title}</h1>
          {breadcrumb && <div className={styles.trail}>{breadcrumb}</div>}
        </div>
      </div>
    </div>
  );
}

/** The banner of a page that is one of many, and whose own title is its largest. */
export function CompactBanner({ title, breadcrumb }: Omit<BannerProps, "picture">) {
  return (
    <div className={styles.label}>
      <div className={styles.compact}>
        <h1 className={styles.compactTitle}>{title}</h1>
        {breadcrumb && <div className={styles.trail}>{breadcrumb}</div>}
      </div>
    </div>
  );
}
