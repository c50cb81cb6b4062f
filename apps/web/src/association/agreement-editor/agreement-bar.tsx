import { Button } from "@bulmo/ui/button";
import type { ReactNode } from "react";
import * as styles from "../page-text/page-text-editor.css.ts";

type AgreementBarProps = {
  /** How far it is saved. */
  state: string;
  busy: boolean;
  canPublish: boolean;
  /** How many lines were removed, and may come back. */
  removed: number;
  /** What went wrong. */
  children: ReactNode;
  onLeave: () => void;
  onUndo: () => void;
  onPreview: () => void;
  onCompare: () => void;
  onSave: () => void;
  onPublish: () => void;
  /** Undefined where there is no draft. */
  onDiscard: (() => void) | undefined;
};

/** Stands at the foot of the window while a text is edited. */
export function AgreementBar({ state, busy, canPublish, removed, children, ...acts }: AgreementBarProps) {
  return (
    <div className={styles.bar} role="region" aria-label="글 고치기" aria-busy={busy}>
      {children}
      <p className={styles.state} role="status">
        {state}
      </p>
      <div className={styles.acts}>
        <Button variant="quiet" onClick={acts.onLeave}>
          그만두기
        </Button>
        {acts.onDiscard && (
          <Button variant="quiet" onClick={acts.onDiscard}>
            초안 버리기
          </Button>
        )}
        <Button variant="quiet" onClick={acts.onCompare}>
          바뀐 곳
        </Button>
        <Button onClick={acts.onPreview}>미리 보기</Button>
        <Button busy={busy} onClick={acts.onSave}>
          저장
        </Button>
        <Button
          variant="primary"
          busy={busy}
          aria-disabled={!canPublish}
          onClick={canPublish ? acts.onPublish : undefined}
        >
          공지
        </Button>
      </div>
      <div className={styles.line} role="status">
        {removed > 0 && (
          <p>
            지우신 줄이 {removed}개 있습니다.{" "}
            <Button size="small" onClick={acts.onUndo}>
              되돌리기
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
