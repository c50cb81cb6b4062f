import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "../button/button.tsx";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import { playSlides } from "./play-slides.ts";
import * as styles from "./slides.css.ts";

export type Slide = { key: string; label: string; content: ReactNode };

export type SlidesProps = { label: string; slides: Slide[] };

/** What they say is the script's (`play-slides.ts`), which may be there before React is. */
const silent = { suppressHydrationWarning: true } as const;

const Controls = ({ count }: { count: number }) => (
  <div className={styles.controls} hidden data-controls="" {...silent}>
    <IconButton icon="chevron-left" label="이전 슬라이드" data-own="slides" data-turn="-1" />
    <p className={styles.position} {...silent}>
      <span aria-hidden="true" {...silent}>{`1 / ${count}`}</span>
      <VisuallyHidden {...silent}>{`슬라이드 ${count}개 중 1번째`}</VisuallyHidden>
    </p>
    <IconButton icon="chevron-right" label="다음 슬라이드" data-own="slides" data-turn="1" />
    <button type="button" className={styles.toggle} data-own="slides" data-turn="0" {...silent}>
      <Icon name="pause" />
      <Icon name="play" />
    </button>
  </div>
);

/** Pictures that follow one another. Without scripts they are a strip to scroll, the first one in view. */
export function Slides({ label, slides }: SlidesProps) {
  const frame = useRef<HTMLElement>(null);
  const count = slides.length;
  // Others, or as many others, begin anew.
  useEffect(() => (frame.current ? playSlides(frame.current) : undefined), [count]);
  return (
    <section className={styles.frame} aria-roledescription="슬라이드" aria-label={label} ref={frame} data-slides="">
      {/* Focusable, so that the arrow keys can scroll it. */}
      <div className={styles.strip} role="group" aria-label="슬라이드 화면" tabIndex={0} data-strip="">
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-label={`${index + 1} / ${count} ${slide.label}`}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {count > 1 && <Controls key={count} count={count} />}
    </section>
  );
}
