import { IconButton } from "@bulmo/ui/button";
import type { ZoomAction } from "./zoom-key.ts";
import * as styles from "./zoom-viewer.css.ts";

/** The way to a picture beside this one. */
type ZoomStep = { label: string; go: () => void };
export type ZoomSteps = {
  /** What is called so that stands beside it; a work without. */
  unit?: string;
  previous?: ZoomStep | undefined;
  next?: ZoomStep | undefined;
};

const sides = [
  { side: "previous", icon: "chevron-left" },
  { side: "next", icon: "chevron-right" },
] as const;

export const StepButtons = ({ steps }: { steps: ZoomSteps }) => (
  <div className={styles.steps}>
    {sides.map(({ side, icon }) => {
      const step = steps[side];
      return (
        step && <IconButton key={side} icon={icon} label={step.label} className={styles[side]} onClick={step.go} />
      );
    })}
  </div>
);

type ZoomButtonsProps = { isLargest: boolean; isSmallest: boolean; onAction: (action: ZoomAction) => void };

/** At its end a button says that it does nothing more, and keeps the focus. */
export function ZoomButtons({ isLargest, isSmallest, onAction }: ZoomButtonsProps) {
  return (
    <div role="group" aria-label="이미지 보기 도구" className={styles.tools}>
      <IconButton
        icon="minus"
        label="축소"
        aria-disabled={isSmallest}
        className={styles.tool}
        onClick={() => onAction({ kind: "zoom", way: "out" })}
      />
      <IconButton
        icon="plus"
        label="확대"
        aria-disabled={isLargest}
        className={styles.tool}
        onClick={() => onAction({ kind: "zoom", way: "in" })}
      />
    </div>
  );
}
