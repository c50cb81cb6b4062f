import { Button } from "@bulmo/ui/button";
import { type Ref, useEffect, useId, useRef } from "react";
import * as styles from "./restore-prompt.css.ts";

type Answer = { label: string; onChoose: () => void };

type RestorePromptProps = {
  ref?: Ref<HTMLElement>;
  title: string;
  /** What speaks for taking it up, a line each. */
  facts: readonly string[];
  discard: Answer;
  restore: Answer;
  /** It stands where a button was pressed, and begins with what takes the draft up. */
  takesFocus?: boolean;
};

/** What an earlier visit left: it is taken up or thrown away before anything else is done. */
export function RestorePrompt({ ref, title, facts, discard, restore, takesFocus = false }: RestorePromptProps) {
  const id = useId();
  const first = useRef<HTMLButtonElement>(null);
  // Whoever shows it scrolls to it as a whole.
  useEffect(() => {
    if (takesFocus) first.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <section ref={ref} className={styles.offer} aria-labelledby={id}>
      <div className={styles.words}>
        <p id={id} className={styles.title} role="status">
          {title}
        </p>
        {facts.map((fact) => (
          <p key={fact} className={styles.fact}>
            {fact}
          </p>
        ))}
      </div>
      <div className={styles.buttons}>
        <Button size="small" onClick={discard.onChoose}>
          {discard.label}
        </Button>
        <Button ref={first} size="small" variant="primary" onClick={restore.onChoose}>
          {restore.label}
        </Button>
      </div>
    </section>
  );
}
