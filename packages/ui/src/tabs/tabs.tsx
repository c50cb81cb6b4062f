import * as Slot from "radix-ui/slot";
import type { ComponentProps, ReactNode } from "react";
import * as styles from "./tabs.css.ts";

/** Tabs that are pages: a navigation of links, of which one is the current page. */
export function Tabs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={styles.list}>{children}</ul>
    </nav>
  );
}

export type TabLinkProps = ComponentProps<"a"> & {
  /** Said of the page itself (`true` is short for it), and "true" of one that stands above it. */
  current: boolean | "page" | "true";
  asChild?: boolean;
};

export function TabLink({ current, asChild, ...rest }: TabLinkProps) {
  const Element = asChild ? Slot.Root : "a";
  return (
    <li className={styles.item}>
      <Element {...rest} className={styles.tab} aria-current={current === true ? "page" : current || undefined} />
    </li>
  );
}
