import { Breadcrumb as Trail } from "@bulmo/ui/breadcrumb";
import { use } from "react";
import { Link } from "../../parts/link/link.tsx";
import { Fragment } from "../../page/fragment/fragment.tsx";
import * as styles from "./breadcrumb.css.ts";
import { type NavigationItem, trailOf, useNavigation } from "./navigation.ts";
import { usePathname, useSearchOfPage } from "../../page/shown-page.ts";
import { TrailContext } from "../../page/trail.ts";
import { SampleMark } from "./sample-mark.tsx";

type BreadcrumbProps = {
  title: string;
  /** Where the page has its place; without one, among those that everybody reads. */
  tree?: readonly NavigationItem[];
  /** Whether what the page shows is a sample still, where the page knows. */
  isSample?: boolean | undefined;
};

/** The way from the home page to this one, and the seal of a page that shows samples. */
export function Breadcrumb({ title, tree, isSample = true }: BreadcrumbProps) {
  const whole = useNavigation();
  const trail = trailOf(usePathname(), tree ?? whole, useSearchOfPage()).filter(({ label }) => label !== title);
  if (import.meta.env.SSR)
    use(TrailContext)?.([
      { name: "홈", path: "/" },
      ...trail.map(({ label, to }) => ({ name: label, path: to })),
      { name: title },
    ]);
  return (
    <Fragment name={`trail ${title}${isSample ? "" : " without a seal"}`}>
      <div className={styles.row}>
        <Trail
          current={title}
          links={[
            <Link key="/" to="/">
              홈
            </Link>,
            ...trail.map((item) => (
              // To the section and not to the page it leads to, which is where one may be already.
              <Link key={item.to} to={item.to}>
                {item.label}
              </Link>
            )),
          ]}
        />
        {isSample && <SampleMark />}
      </div>
    </Fragment>
  );
}
