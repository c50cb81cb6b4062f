import type { ReactNode } from "react";
import { Button } from "../button/button.tsx";
import { LotusBud } from "../lotus-bud/lotus-bud.tsx";
import * as styles from "./state.css.ts";

export type EmptyStateProps = { title: ReactNode; children?: ReactNode; action?: ReactNode };

/** Nothing to show: says so, and what to do next. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={styles.frame}>
      <span className={styles.ornament}>
        <LotusBud />
      </span>
      <p className={styles.title}>{title}</p>
      {children && <div className={styles.text}>{children}</div>}
      {action}
    </div>
  );
}

export function BusyState({ children = "불러오는 중입니다." }: { children?: ReactNode }) {
  return (
    <div className={styles.frame} role="status" aria-busy="true">
      <span className={`${styles.ornament} ${styles.breathing}`}>
        <LotusBud />
      </span>
      <p className={styles.text}>{children}</p>
    </div>
  );
}

export type ErrorStateProps = { children?: ReactNode; onRetry?: () => void; retryLabel?: string; busy?: boolean };

/** One quiet line in the place of what could not be shown or done. */
export function ErrorState({
  children = "내용을 불러오지 못했습니다.",
  onRetry,
  retryLabel = "다시 시도",
  busy,
}: ErrorStateProps) {
  return (
    <div className={styles.line} role="alert">
      <p>{children}</p>
      {onRetry && (
        <Button size="small" busy={busy} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
