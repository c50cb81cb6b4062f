import type { ExhibitionItem } from "@bulmo/contracts/post";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { arriveWith, leaveWith, pictureTransition } from "./picture-transition.ts";
import { workAnchor, workLink } from "./work-address.ts";
import { link } from "./work-link.css.ts";

type WorkLinkProps = {
  work: ExhibitionItem;
  group?: number;
  className?: string;
  titleClass: string;
  /** What stands below the title. */
  label?: ReactNode;
  /** Whether all of its words are its name, where no picture says the title once more. */
  isNamedByAll?: boolean;
  children: ReactNode;
};

/** A picture and its title are one link, named by the title alone: the picture's description says it once more. */
export function WorkLink({ work, group, className = link, titleClass, label, isNamedByAll, children }: WorkLinkProps) {
  const titleId = useId();
  const router = useRouter();
  return (
    <Link
      {...workLink(work, group)}
      id={workAnchor(work)}
      ref={(element: HTMLAnchorElement | null) => arriveWith(work, element)}
      aria-labelledby={isNamedByAll ? undefined : titleId}
      className={className}
      viewTransition={pictureTransition}
      onClick={({ currentTarget }) => leaveWith(router, currentTarget)}
    >
      {children}
      <span id={titleId} className={titleClass}>
        {work.title}
      </span>
      {label}
    </Link>
  );
}
