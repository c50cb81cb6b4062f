import type { ReactNode } from "react";
import { IconButton } from "../button/button.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import * as styles from "./slides.css.ts";
import { useSlides } from "./use-slides.ts";

export type Slide = { key: string; label: string; content: ReactNode };

export type SlidesProps = { label: string; slides: Slide[] };

type ControlsProps = Omit<ReturnType<typeof useSlides>, "frame" | "strip" | "follow"> & { count: number };

function Controls({ count, current, playing, ready, setPlaying, turn }: ControlsProps) {
  const turnByHand = (step: 1 | -1) => {
    setPlaying(false);
    turn(step);
  };
  return (
    <div className={styles.controls} hidden={!ready}>
      <IconButton icon="chevron-left" label="이전 슬라이드" onClick={() => turnByHand(-1)} />
      <p className={styles.position} aria-live={playing ? "off" : "polite"}>
        <span aria-hidden="true">
          {current + 1} / {count}
        </span>
        <VisuallyHidden>{`슬라이드 ${count}개 중 ${current + 1}번째`}</VisuallyHidden>
      </p>
      <IconButton icon="chevron-right" label="다음 슬라이드" onClick={() => turnByHand(1)} />
      <IconButton
        icon={playing ? "pause" : "play"}
        label={playing ? "자동 넘김 멈춤" : "자동 넘김 시작"}
        onClick={() => setPlaying(!playing)}
      />
    </div>
  );
}

/** Pictures that follow one another. Without scripts they are a strip to scroll, the first one in view. */
export function Slides({ label, slides }: SlidesProps) {
  const { frame, strip, follow, ...state } = useSlides(slides.length);
  return (
    <section className={styles.frame} aria-roledescription="슬라이드" aria-label={label} ref={frame}>
      {/* Focusable, so that the arrow keys can scroll it. */}
      <div className={styles.strip} ref={strip} onScroll={follow} role="group" aria-label="슬라이드 화면" tabIndex={0}>
        {slides.map((slide, index) => (
          <div
            key={slide.key}
            className={styles.slide}
            role="group"
            aria-label={`${index + 1} / ${slides.length} ${slide.label}`}
          >
            {slide.content}
          </div>
        ))}
      </div>
      {slides.length > 1 && <Controls {...state} count={slides.length} />}
    </section>
  );
}
