import { Button } from "@bulmo/ui/button";
import { useHydrated } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import * as styles from "./form.css.ts";

/** Names a step of a form. With `takesFocus` it is where reading goes on when the step begins. */
export function StepTitle({ takesFocus = true, children }: { takesFocus?: boolean; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  return (
    <h2 ref={title} tabIndex={-1} className={styles.stepTitle}>
      {children}
    </h2>
  );
}

/** Sends its form, once the page's script is there to send it: what is pressed before is kept until then. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <>
      <Button type={isHydrated ? "submit" : "button"} variant="primary" size="large" wide busy={busy}>
        {children}
      </Button>
      <noscript>이 양식을 보내려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.</noscript>
    </>
  );
}
