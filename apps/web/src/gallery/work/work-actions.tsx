import type { Exhibition } from "@bulmo/content/exhibition";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { worksPath } from "../exhibition/exhibition.ts";
import * as styles from "./work-actions.css.ts";

type WorkActionsProps = { exhibition: Exhibition; back: ReactNode; children: ReactNode };

/** The ways out of a work (GAL-14), and beside them what can be done with it. */
export function WorkActions({ exhibition, back, children }: WorkActionsProps) {
  return (
    <div className={styles.bar}>
      {back}
      <Button asChild>
        <Link to={worksPath(exhibition)}>
          <Icon name="list" />
          목록
        </Link>
      </Button>
      <span className={styles.gap} />
      {children}
    </div>
  );
}
