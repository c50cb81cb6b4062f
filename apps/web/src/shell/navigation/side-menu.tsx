import { useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { currentOf, destinationOf, type NavigationItem } from "./navigation.ts";
import * as styles from "./side-menu.css.ts";
import { usePathname, useSearchOfPage } from "../../page/shown-page.ts";

type SideMenuProps = {
  title: string;
  items: readonly NavigationItem[];
  /** How much waits at an address, in words. */
  waiting?: Readonly<Record<string, string | undefined>>;
  onChoose?: () => void;
};

/** A titled list of places; one with children leads to the first of them (NAV-18). */
export function SideMenu({ title, items, waiting, onChoose }: SideMenuProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <SideMenuList items={items} waiting={waiting} onChoose={onChoose} />
    </nav>
  );
}

type SideMenuListProps = Omit<SideMenuProps, "title"> & { isNested?: boolean };

function SideMenuList({ items, waiting, onChoose, isNested }: SideMenuListProps) {
  const pathname = usePathname();
  const search = useSearchOfPage();
  return (
    <ul className={isNested ? styles.nested : undefined}>
      {items.map((item) => (
        <li key={item.to}>
          <Link
            to={destinationOf(item)}
            className={styles.link}
            current={currentOf(item, pathname, search)}
            onClick={onChoose}
          >
            {item.label}
            <Waiting>{waiting?.[item.to]}</Waiting>
          </Link>
          {item.children && <SideMenuList items={item.children} waiting={waiting} onChoose={onChoose} isNested />}
        </li>
      ))}
    </ul>
  );
}

const Waiting = ({ children }: { children: string | undefined }) =>
  children ? <span className={styles.waiting}>{children}</span> : null;
