import { Icon } from "@bulmo/ui/icon";
import { type ReactNode, useEffect, useId, useState } from "react";
import * as styles from "./folding-menu.css.ts";
import { usePathname } from "../../page/shown-page.ts";

type FoldingMenuProps = { title: string; children: ReactNode };

/** A menu that stands beside its page where there is room, and else is folded away until it is asked for. */
export function FoldingMenu({ title, children }: FoldingMenuProps) {
  const id = useId();
  const pathname = usePathname();
  const [isOpen, setOpen] = useState(false);
  // Who has chosen a page wants to see it.
  useEffect(() => setOpen(false), [pathname]);
  return (
    <div className={styles.frame}>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {title}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} />
      </button>
      <div id={id} className={styles.menu} data-open={isOpen}>
        {children}
      </div>
    </div>
  );
}
