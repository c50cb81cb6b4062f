import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useRouter } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import { isPlainPress } from "../../page/plain-press.ts";
import { Link } from "../../parts/link/link.tsx";
import { type Exhibition, worksPath } from "../exhibition/exhibition.ts";
import * as styles from "./work-actions.css.ts";

type WorkActionsProps = { exhibition: Exhibition; index: number; back: ReactNode };

/** The ways out of a work (GAL-14): the list leads to where it hangs (SEE-23). */
export function WorkActions({ exhibition, index, back }: WorkActionsProps) {
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    import("./work-return.ts").then(
      ({ returnToWall }) => returnToWall(router, { queries: router.options.context.queries, exhibition, work: index }),
      () => router.navigate({ to: worksPath(exhibition) }),
    );
  };
  return (
    <div className={styles.bar}>
      {back}
      <Button asChild size="small">
        <Link to={worksPath(exhibition)} onClick={goBack} data-list="">
          <Icon name="list" />
          목록
        </Link>
      </Button>
    </div>
  );
}
