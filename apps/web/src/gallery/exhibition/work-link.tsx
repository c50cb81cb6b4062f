import type { ExhibitionItem } from "@bulmo/contracts/post";
import { type ReactNode, useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { workLink } from "./work-address.ts";
import { link } from "./work-link.css.ts";

type WorkLinkProps = { work: ExhibitionItem; group?: number; titleClass: string; children: ReactNode };

/** A picture and its title are one link, named by the title alone: the picture's description says it once more. */
export function WorkLink({ work, group, titleClass, children }: WorkLinkProps) {
  const titleId = useId();
  return (
    <Link {...workLink(work, group)} aria-labelledby={titleId} className={link}>
      {children}
      <span id={titleId} className={titleClass}>
        {work.title}
      </span>
    </Link>
  );
}
