import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import { useState } from "react";
import * as styles from "./copy-button.css.ts";
import { copyText } from "./copy-text.ts";

type CopyButtonProps = {
  text: string;
  label?: string;
  /** What is copied, for whoever hears the button and does not see its place. */
  what?: string;
  /** It begins a line. */
  flush?: boolean;
};

const outcomes = { copied: "복사했습니다", failed: "복사하지 못했습니다" };

/** Copies the text and says on itself how that went. */
export function CopyButton({ text, label = "복사", what, flush }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof outcomes>();
  const copy = async () => setOutcome((await copyText(text)) ? "copied" : "failed");
  return (
    <Button
      variant="quiet"
      size="small"
      flush={flush}
      className={styles.button}
      onClick={() => void copy()}
      onBlur={() => setOutcome(undefined)}
    >
      <Icon name={outcome === "copied" ? "check" : "copy"} />
      {what && <VisuallyHidden>{what}</VisuallyHidden>}
      <span aria-live="polite">{outcome ? outcomes[outcome] : label}</span>
    </Button>
  );
}
