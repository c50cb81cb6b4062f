import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import * as styles from "./link.css.ts";

export type TextLinkProps = ComponentProps<"a"> & {
  variant?: "inline" | "quiet" | "more";
  /** Gives its looks to the one child, such as a router's link. */
  asChild?: boolean;
};

export function TextLink({ variant, asChild, className, ...rest }: TextLinkProps) {
  const Element = asChild ? Slot.Root : "a";
  const look = [styles.link({ variant }), className].filter(Boolean).join(" ");
  return <Element {...rest} className={look} />;
}
