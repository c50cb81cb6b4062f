import type { ComponentProps, MouseEvent, ReactNode } from "react";
import * as styles from "./toolbar.css.ts";

type ToolButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  label: string;
  /** For what can be on: undefined for a button that only does something. */
  isOn?: boolean;
  children: ReactNode;
};

/** A press leaves the focus in the text: the selection stays, and so does a phone's keyboard. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function ToolButton({ label, isOn, children, ...rest }: ToolButtonProps) {
  return (
    <button
      type="button"
      title={label}
      onMouseDown={keepFocus}
      {...rest}
      className={styles.tool}
      aria-label={label}
      aria-pressed={isOn}
    >
      {children}
    </button>
  );
}
