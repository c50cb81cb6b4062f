import { type ReactNode, useId } from "react";
import * as styles from "./scroll-strip.css.ts";
import { useScrollStrip } from "./use-scroll-strip.ts";

export type ScrollStripProps = {
  /** What is in the strip. */
  label: string;
  /** `li` elements. */
  children: ReactNode;
};

/** Things side by side to scroll through, with a thumb below to take hold of. Without scripts the browser's own bar shows. */
export function ScrollStrip({ label, children }: ScrollStripProps) {
  const id = useId();
  const { strip, track, thumb, follow, grip, pageTowards } = useScrollStrip();
  return (
    <div>
      <ul id={id} ref={strip} aria-label={label} className={styles.strip} onScroll={follow}>
        {children}
      </ul>
      <div ref={track} className={thumb ? styles.track : `${styles.track} ${styles.idle}`} onPointerDown={pageTowards}>
        <div
          role="scrollbar"
          tabIndex={thumb ? 0 : -1}
          aria-label={`${label} 넘겨 보기`}
          aria-controls={id}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(100 * (thumb?.part ?? 0))}
          className={styles.thumb}
          style={thumb ? { width: thumb.length, transform: `translateX(${thumb.offset}px)` } : undefined}
          {...grip}
        />
      </div>
    </div>
  );
}
