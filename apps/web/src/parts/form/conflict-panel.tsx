import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ReactNode, useEffect, useId, useRef } from "react";
import * as styles from "./conflict-panel.css.ts";

/** One of the two ways on: its button, and what is asked before it is gone. */
type Way = { label: string; message: string; confirmLabel: string };

export type ConflictWords = { title: string; lead: string; mine: Way; theirs: Way };

export type ConflictActs = {
  busy: boolean;
  onKeepMine: () => void;
  onTakeCurrent: () => void;
  onDismiss: () => void;
};

type ConflictPanelProps = ConflictActs & {
  words: ConflictWords;
  /** Another one takes the focus again. */
  current: object;
  /** What stands there now. */
  children: ReactNode;
};

/** Somebody else saved meanwhile: what they saved, and the choice between both. What was typed stays in the form. */
export function ConflictPanel({ words, current, children, ...acts }: ConflictPanelProps) {
  const { busy, onKeepMine, onTakeCurrent, onDismiss } = acts;
  const { confirm } = useDialog();
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const shown = useRef<object>(null);
  // While a list is saved it is inert, the form in it too, and nothing in it takes the focus.
  useEffect(() => {
    if (busy || shown.current === current) return;
    shown.current = current;
    heading.current?.focus();
  }, [busy, current]);
  const choose = async ({ message, confirmLabel }: Way, act: () => void) => {
    if (await confirm({ message, confirmLabel, danger: true })) act();
  };
  return (
    <section className={styles.panel} aria-busy={busy} aria-labelledby={id}>
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.heading}>
        {words.title}
      </h2>
      <p>{words.lead}</p>
      {children}
      <div className={styles.actions}>
        <Button busy={busy} onClick={() => void choose(words.mine, onKeepMine)}>
          {words.mine.label}
        </Button>
        <Button disabled={busy} onClick={() => void choose(words.theirs, onTakeCurrent)}>
          {words.theirs.label}
        </Button>
        <Button variant="quiet" disabled={busy} onClick={onDismiss}>
          계속 작성
        </Button>
      </div>
    </section>
  );
}
