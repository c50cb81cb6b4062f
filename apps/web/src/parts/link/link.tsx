import { createLink, type LinkComponent } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** Of a menu's item: the page itself, or one that stands above it. */
export type Current = "page" | "true";

type AnchorProps = ComponentProps<"a"> & {
  /** What a menu knows better than the address: an item above the page may lead to that same page. */
  current?: Current | false;
};

function Anchor({ current, children, ...rest }: AnchorProps) {
  return (
    <a {...rest} aria-current={current === undefined ? rest["aria-current"] : current || undefined}>
      {children}
    </a>
  );
}

const RouterLink = createLink(Anchor);
const exact = { exact: true };

/** A link within the site. It leads to the current page only if it leads there exactly, not to a page above it. */
export const Link: LinkComponent<typeof Anchor> = (props) => <RouterLink activeOptions={exact} {...props} />;
