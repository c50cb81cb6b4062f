import type { ReactNode } from "react";
import * as styles from "./visually-hidden.css.ts";

type VisuallyHiddenProps = {
  /** A heading that says to whoever listens what the eye sees by the layout. */
  as?: "span" | "h1" | "h2";
  /** A script may have written other words before React is there. */
  suppressHydrationWarning?: boolean;
  children: ReactNode;
};

export function VisuallyHidden({ as: Element = "span", children, ...rest }: VisuallyHiddenProps) {
  return (
    <Element className={styles.visuallyHidden} {...rest}>
      {children}
    </Element>
  );
}
