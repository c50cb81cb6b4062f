import { TabLink, Tabs } from "@bulmo/ui/tabs";
import { useEffect, useRef } from "react";
import { Link } from "../../parts/link/link.tsx";
import { Fragment } from "../../page/fragment/fragment.tsx";
import { useBoards } from "../../page/board/boards.ts";
import { isNamed } from "../../page/board/menu-pages.ts";
import { HiddenPage } from "./hidden-page.tsx";
import { showCurrentTab } from "../../parts/link/current-tab.ts";
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
  useEffect(() => showCurrentTab(frame.current), [pathname]);
  const section = sectionOf(pathname, useNavigation());
  if (!section?.children) return null;
  return (
    <div ref={frame} className={styles.frame} data-tabs="">
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
