import { TabLink, Tabs } from "@bulmo/ui/tabs";
import { Link } from "@tanstack/react-router";
import { destinationOf, isWithin, sectionOf } from "./navigation.ts";
import * as styles from "./section-tabs.css.ts";
import { usePathname } from "./use-pathname.ts";

/** The pages of the section one is in, side by side. */
export function SectionTabs() {
  const pathname = usePathname();
  const section = sectionOf(pathname);
  if (!section?.children) return null;
  return (
    <div className={styles.frame}>
      <Tabs label={section.label}>
        {section.children.map((item) => (
          <TabLink key={item.to} asChild current={isWithin(item, pathname)}>
            <Link to={destinationOf(item)}>{item.label}</Link>
          </TabLink>
        ))}
      </Tabs>
    </div>
  );
}
