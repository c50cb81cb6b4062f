import { Breadcrumb as Trail } from "@bulmo/ui/breadcrumb";
import { Link } from "@tanstack/react-router";
import { trailOf } from "./navigation.ts";
import { usePathname } from "./use-pathname.ts";

/** The way from the home page to this one. */
export function Breadcrumb({ title }: { title: string }) {
  const trail = trailOf(usePathname()).filter(({ label }) => label !== title);
  return (
    <Trail
      current={title}
      links={[
        <Link key="/" to="/" activeOptions={{ exact: true }}>
          홈
        </Link>,
        ...trail.map((item) => (
          // To the section and not to the page it leads to, which is where one may be already.
          <Link key={item.to} to={item.to} activeOptions={{ exact: true }}>
            {item.label}
          </Link>
        )),
      ]}
    />
  );
}
