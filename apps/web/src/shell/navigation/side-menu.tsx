import { useId } from "react";
import { usePathname, useSearchOfPage } from "../../page/shown-page.ts";
import { Link } from "../../parts/link/link.tsx";
import { currentOf, destinationOf, type NavigationGroup, type NavigationItem } from "./navigation.ts";
import * as styles from "./side-menu.css.ts";

type MenuProps = {
  /** How much waits at an address, in words. */
  waiting?: Readonly<Record<string, string | undefined>>;
  onChoose?: () => void;
};

type SideMenuProps = MenuProps & { title: string } & (
    | { items: readonly NavigationItem[] }
    | { groups: readonly NavigationGroup[] }
  );

/** A titled list of places, or several under names of their own; one with children leads to the first of them (NAV-18). */
export function SideMenu({ title, waiting, onChoose, ...rest }: SideMenuProps) {
  const titleId = useId();
  const groups: readonly NavigationGroup[] = "groups" in rest ? rest.groups : [rest];
  return (
    <nav aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      {groups.map((group) => (
        <SideMenuGroup key={group.items[0]?.to} {...group} waiting={waiting} onChoose={onChoose} />
      ))}
    </nav>
  );
}

function SideMenuGroup({ label, ...list }: MenuProps & NavigationGroup) {
  const labelId = useId();
  if (label === undefined) return <SideMenuList {...list} />;
  return (
    <div role="group" aria-labelledby={labelId}>
      <p id={labelId} className={styles.group}>
        {label}
      </p>
      <SideMenuList {...list} />
    </div>
  );
}

type SideMenuListProps = MenuProps & { items: readonly NavigationItem[]; isNested?: boolean };

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
