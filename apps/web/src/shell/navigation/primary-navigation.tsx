import { Icon } from "@bulmo/ui/icon";
import { useId } from "react";
import { menuItem } from "../asleep/own-escape.ts";
import { Link } from "../../parts/link/link.tsx";
import { NavigationPanel } from "./navigation-panel.tsx";
import { destinationOf, isWithin, type NavigationItem, useNavigation } from "./navigation.ts";
import * as styles from "./primary-navigation.css.ts";
import { useDisclosure } from "./use-disclosure.ts";
import { usePathname } from "../../page/shown-page.ts";

/** The menu of the header: each section opens by pointer, keyboard or touch (NAV-02). */
export function PrimaryNavigation() {
  return (
    <nav aria-label="주 메뉴" className={styles.frame}>
      <ul className={styles.list}>
        {useNavigation().map((item) => (
          <PrimaryNavigationItem key={item.to} item={item} />
        ))}
      </ul>
    </nav>
  );
}

/**
 * The name leads to the first page, the arrow beside it opens the panel: a finger or a keyboard could
 * not tell the two apart on one control.
 */
function PrimaryNavigationItem({ item }: { item: NavigationItem }) {
  const panelId = useId();
  const pathname = usePathname();
  const { isOpen, area, toggle, close } = useDisclosure(pathname);
  const isDeep = item.children?.some(({ children }) => children);
  return (
    <li className={isDeep ? `${styles.item} ${styles.wideItem}` : styles.item} {...area} {...menuItem}>
      <Link
        to={destinationOf(item)}
        className={styles.top}
        current={isWithin(item, pathname) && "true"}
        onClick={close}
      >
        {item.label}
      </Link>
      {item.children && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={isOpen}
            aria-controls={panelId}
            aria-label={`${item.label} 하위 메뉴`}
            {...toggle}
          >
            <Icon name="chevron-down" />
          </button>
          <NavigationPanel id={panelId} items={item.children} isOpen={isOpen} onChoose={close} />
        </>
      )}
    </li>
  );
}
