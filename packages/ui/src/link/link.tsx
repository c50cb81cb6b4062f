import * as Slot from "radix-ui/slot";
import type { ComponentProps } from "react";
import { Icon } from "../icon/icon.tsx";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
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

/** A link to someone else's site: opens a new window, and says so. */
export function ExternalLink({ children, ...rest }: Omit<TextLinkProps, "asChild" | "target">) {
  return (
    <TextLink {...rest} target="_blank" rel="noopener noreferrer">
      {children}
      <span className={styles.mark}>
        <Icon name="external" />
      </span>
      <VisuallyHidden>(새 창)</VisuallyHidden>
    </TextLink>
  );
}
