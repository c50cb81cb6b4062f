import { Button } from "@bulmo/ui/button";
import type { ReactNode } from "react";
import * as styles from "./page-text-editor.css.ts";

type EditorBarProps = {
  /** How far it is saved. */
  state: string;
  /** On the button that shows what was published before, and on the one that publishes. */
  words: { versions: string; publish: string };
  busy: boolean;
  canPublish: boolean;
  /** What was last told: what was removed, what of a pasted text was left out. */
  told: ReactNode;
  /** What went wrong, and what else is asked. */
  children: ReactNode;
  onSave: () => void;
  onPreview: () => void;
  onVersions: () => void;
  onPublish: () => void;
  onLeave: () => void;
  /** Undefined where there is no draft. */
  onDiscard: (() => void) | undefined;
};

/** Stands at the foot of the window while a text is edited. */
export function EditorBar({ state, words, busy, canPublish, told, children, ...acts }: EditorBarProps) {
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
        <Button variant="quiet" onClick={acts.onVersions}>
          {words.versions}
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
          {words.publish}
        </Button>
      </div>
      <div className={styles.line} role="status">
        {told}
      </div>
    </div>
  );
}
