import { Breadcrumb as Trail } from "@bulmo/ui/breadcrumb";
import { Link } from "@tanstack/react-router";
import { destinationOf, trailOf } from "./navigation.ts";
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
          <Link key={item.to} to={destinationOf(item)}>
            {item.label}
          </Link>
        )),
      ]}
    />
  );
}
