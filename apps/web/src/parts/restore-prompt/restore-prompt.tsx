import { Button } from "@bulmo/ui/button";
import { type Ref, useId } from "react";
import * as styles from "./restore-prompt.css.ts";

type Answer = { label: string; onChoose: () => void };

type RestorePromptProps = {
  ref?: Ref<HTMLElement>;
  title: string;
  /** What speaks for taking it up, a line each. */
  facts: readonly string[];
  discard: Answer;
  restore: Answer;
};

/** What an earlier visit left: it is taken up or thrown away before anything else is done. */
export function RestorePrompt({ ref, title, facts, discard, restore }: RestorePromptProps) {
  const id = useId();
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
        <Button size="small" variant="primary" onClick={restore.onChoose}>
          {restore.label}
        </Button>
      </div>
    </section>
  );
}
