import { createLink, type LinkComponent } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { useIsShown } from "../../page/shown-page.ts";

/** Of a menu's item: the page itself, or one that stands above it. */
export type Current = "page" | "true";

type AnchorProps = ComponentProps<"a"> & {
  /** What a menu knows better than the address: an item above the page may lead to that same page. */
  current?: Current | false;
};

function Anchor({ current, children, ...rest }: AnchorProps & { "data-status"?: string }) {
  const isShown = useIsShown(rest.href);
  // What the router says is of the page that is on its way.
  const said = rest["data-status"] === "active" ? undefined : rest["aria-current"];
  return (
    <a {...rest} aria-current={(current ?? said ?? (isShown && "page")) || undefined}>
      {children}
    </a>
  );
}

const RouterLink = createLink(Anchor);
const exact = { exact: true };

/** A link within the site. It leads to the current page only if it leads there exactly, not to a page above it. */
export const Link: LinkComponent<typeof Anchor> = (props) => <RouterLink activeOptions={exact} {...props} />;
