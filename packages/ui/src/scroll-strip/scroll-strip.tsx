import { type ReactNode, useEffect, useId, useRef } from "react";
import { playStrip } from "./play-strip.ts";
import * as styles from "./scroll-strip.css.ts";

export type ScrollStripProps = {
  /** What is in the strip. */
  label: string;
  /** `li` elements. */
  children: ReactNode;
};

/** Where the thumb stands is the script's to say (`play-strip.ts`), which may be there before React is. */
const silent = { suppressHydrationWarning: true } as const;

/** Things side by side to scroll through, with a thumb below to take hold of. Without scripts the browser's own bar shows. */
export function ScrollStrip({ label, children }: ScrollStripProps) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => (frame.current ? playStrip(frame.current) : undefined), []);
  return (
    <div ref={frame} data-scroll-strip="">
      <ul id={id} aria-label={label} className={styles.strip}>
        {children}
      </ul>
      <div className={styles.track} data-track="" data-idle="" {...silent}>
        <div
          role="scrollbar"
          tabIndex={-1}
          aria-label={`${label} 넘겨 보기`}
          aria-controls={id}
          aria-orientation="horizontal"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={0}
          className={styles.thumb}
          {...silent}
        />
      </div>
    </div>
  );
}
