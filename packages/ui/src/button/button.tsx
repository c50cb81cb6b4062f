import * as Slot from "radix-ui/slot";
import type { ComponentProps, MouseEvent } from "react";
import { Icon, type IconName } from "../icon/icon.tsx";
import * as styles from "./button.css.ts";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  size?: "small" | "medium" | "large";
  wide?: boolean;
  /** For a quiet one that begins a line: its words stand on the edge that the text has, and its ground beyond. */
  flush?: boolean;
  /** Work is under way: says so, keeps its focus, and swallows further clicks. Given at all, a double click is one. */
  busy?: boolean | undefined;
  /** Gives its looks to the one child (a link) instead of rendering a button. */
  asChild?: boolean;
};

export function Button({ variant, size, wide, flush, busy, asChild, className, ...rest }: ButtonProps) {
  const look = [styles.button({ variant, size, wide, flush }), className].filter(Boolean).join(" ");
  if (asChild) {
    return <Slot.Root {...rest} className={look} />;
  }
  const { children, onClick, ...attributes } = rest;
  // Not `disabled`, which would drop the focus to the page while the work lasts. Work may also be over before the second
  // press of a double click: it must not begin again.
  const work = (event: MouseEvent<HTMLButtonElement>) =>
    busy || event.detail > 1 ? event.preventDefault() : onClick?.(event);
  return (
    <button
      type="button"
      {...attributes}
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || attributes["aria-disabled"]}
      onClick={busy === undefined ? onClick : work}
    >
      {busy && <span className={styles.spinner} aria-hidden="true" />}
      {children}
    </button>
  );
}

export type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** The control's Korean name; also its tooltip. */
  label: string;
  filled?: boolean;
  /** Work is under way: says so, and keeps its focus. */
  busy?: boolean;
};

export function IconButton({ icon, label, filled, busy, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"]}
      aria-label={label}
      className={[styles.iconButton, className].filter(Boolean).join(" ")}
    >
      <Icon name={icon} filled={filled} />
    </button>
  );
}
