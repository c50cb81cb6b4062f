import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import type { ReactNode } from "react";

/** Leads to another site, in a window of its own, and says so. */
export function ExternalLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <TextLink variant="more" href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" />
      <VisuallyHidden>(새 창)</VisuallyHidden>
    </TextLink>
  );
}
