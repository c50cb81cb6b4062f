import { IconButton } from "@bulmo/ui/button";
import type { ZoomAction } from "./zoom-key.ts";
import * as styles from "./zoom-viewer.css.ts";

type ZoomToolbarProps = {
  /** How many times larger than at first; null while there is nothing to see. */
  scale: number | null;
  fullScreen: { isOffered: boolean; isFull: boolean };
  onAction: (action: ZoomAction) => void;
};

const pans = [
  { direction: "left", icon: "chevron-left", label: "왼쪽으로 이동" },
  { direction: "up", icon: "chevron-up", label: "위로 이동" },
  { direction: "down", icon: "chevron-down", label: "아래로 이동" },
  { direction: "right", icon: "chevron-right", label: "오른쪽으로 이동" },
] as const;

export function ZoomToolbar({ scale, fullScreen, onAction }: ZoomToolbarProps) {
  return (
    <div role="toolbar" aria-label="그림 보기 도구" className={styles.toolbar}>
      <IconButton icon="plus" label="확대" onClick={() => onAction({ kind: "zoom", way: "in" })} />
      <IconButton icon="minus" label="축소" onClick={() => onAction({ kind: "zoom", way: "out" })} />
      <p role="status" className={styles.scale}>
        {scale !== null && <span>{Math.round(scale * 100)}%</span>}
      </p>
      <IconButton icon="fit" label="처음 크기로" onClick={() => onAction({ kind: "reset" })} />
      <span className={styles.pans}>
        {pans.map(({ direction, icon, label }) => (
          <IconButton key={direction} icon={icon} label={label} onClick={() => onAction({ kind: "pan", direction })} />
        ))}
      </span>
      {fullScreen.isOffered && (
        <IconButton
          icon={fullScreen.isFull ? "shrink" : "expand"}
          label="전체 화면"
          aria-pressed={fullScreen.isFull}
          onClick={() => onAction({ kind: "full-screen" })}
        />
      )}
    </div>
  );
}
