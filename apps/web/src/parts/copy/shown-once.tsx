import { Button } from "@bulmo/ui/button";
import type { ReactNode } from "react";
import { StepTitle } from "../form/form-step.tsx";
import * as form from "../form/form.css.ts";
import { useLeaveQuestion } from "../form/use-leave-question.ts";
import { CopyButton } from "./copy-button.tsx";
import * as styles from "./shown-once.css.ts";

type ShownOnceProps = {
  title: string;
  /** What it is called, as a noun that ends in a vowel. */
  what: string;
  secret: string;
  warning: string;
  /** How it is used. */
  children: ReactNode;
  onDone: () => void;
};

/** A secret, shown once, after which nobody knows it but who kept it. */
export function ShownOnce({ title, what, secret, warning, children, onDone }: ShownOnceProps) {
  // Until it is said to be kept, which ends this step.
  useLeaveQuestion(() => true, {
    message: `이 페이지를 나가면 ${what}를 다시 볼 수 없습니다. 복사해 두셨는지 확인해 주세요.`,
    cancelLabel: "계속 보기",
    danger: true,
  });
  return (
    <div className={styles.step}>
      <StepTitle>{title}</StepTitle>
      <p className={styles.warning}>{warning}</p>
      <div className={styles.shown}>
        <code className={styles.secret} aria-label={what}>
          {secret}
        </code>
        <CopyButton text={secret} what={`${what} `} flush />
      </div>
      <p className={form.hint}>{children}</p>
      <div className={form.actions}>
        <Button variant="primary" onClick={onDone}>
          안전하게 보관했습니다
        </Button>
      </div>
    </div>
  );
}
