import { Link } from "../../parts/link/link.tsx";
import { currentOf, type NavigationItem } from "./navigation.ts";
import * as styles from "./navigation-panel.css.ts";
import { usePathname } from "../../page/shown-page.ts";

type NavigationPanelProps = {
  id: string;
  items: readonly NavigationItem[];
  isOpen: boolean;
  onChoose: () => void;
};

/** The second level, and the third below it where there is one. In the page from the start, for readers without scripts. */
export function NavigationPanel({ id, items, isOpen, onChoose }: NavigationPanelProps) {
  const isDeep = items.some(({ children }) => children);
  return (
    <div id={id} className={styles.panel({ isOpen, isDeep })}>
      <ul className={styles.list({ isDeep })}>
        {items.map((item) => (
          <li key={item.to} className={isDeep ? styles.branch : undefined}>
            <PanelLink item={item} onChoose={onChoose} />
            {item.children && (
              <ul className={styles.third}>
                {item.children.map((child) => (
                  <li key={child.to}>
                    <PanelLink item={child} onChoose={onChoose} quiet />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function PanelLink({ item, onChoose, quiet }: { item: NavigationItem; onChoose: () => void; quiet?: boolean }) {
  const current = currentOf(item, usePathname());
  return (
    // An exhibition's own page shows all of it, and its groups stand right below.
    <Link to={item.to} className={styles.link({ quiet })} current={current} onClick={onChoose}>
      {item.label}
    </Link>
  );
}
