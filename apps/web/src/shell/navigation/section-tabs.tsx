import { TabLink, Tabs } from "@bulmo/ui/tabs";
import { useEffect, useRef } from "react";
import { Link } from "../../parts/link/link.tsx";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { useBoards } from "../../page/board/boards.ts";
import { isNamed } from "../../page/board/menu-pages.ts";
import { HiddenPage } from "./hidden-page.tsx";
import { currentOf, sectionOf, useNavigation } from "./navigation.ts";
import * as styles from "./section-tabs.css.ts";
import { usePathname } from "../../page/shown-page.ts";

/** The pages of the section one is in, side by side; below them what an administrator is told of a page that is hidden. */
export function SectionTabs() {
  const isHidden = !isNamed(useBoards(), usePathname());
  return (
    <>
      <PageTabs />
      {isHidden && <HiddenPage />}
    </>
  );
}

function PageTabs() {
  const pathname = usePathname();
  const frame = useRef<HTMLDivElement>(null);
  // On a small screen the row is longer than the screen, and one may be on its last page.
  useEffect(() => showCurrent(frame.current), [pathname]);
  const section = sectionOf(pathname, useNavigation());
  if (!section?.children) return null;
  return (
    <div ref={frame} className={styles.frame}>
      <Fragment name="tabs">
        <Tabs label={section.label}>
          {section.children.map((item) => {
            const current = currentOf(item, pathname);
            return (
              <TabLink key={item.to} asChild current={current}>
                <Link to={item.to} current={current}>
                  {item.label}
                </Link>
              </TabLink>
            );
          })}
        </Tabs>
      </Fragment>
    </div>
  );
}

/** Scrolls the row and not the page. */
function showCurrent(frame: HTMLElement | null): void {
  const current = frame?.querySelector<HTMLElement>("[aria-current]");
  const row = current?.closest("ul");
  if (current && row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}
