import { navigation } from "./navigation.ts";
import * as styles from "./primary-navigation.css.ts";
import { PrimaryNavigationItem } from "./primary-navigation-item.tsx";

/** The menu of the header: each section opens by pointer, keyboard or touch (NAV-02). */
export function PrimaryNavigation() {
  return (
    <nav aria-label="주 메뉴" className={styles.frame}>
      <ul className={styles.list}>
        {navigation.map((item) => (
          <PrimaryNavigationItem key={item.to} item={item} />
        ))}
      </ul>
    </nav>
  );
}
