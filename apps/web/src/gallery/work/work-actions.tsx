import type { Exhibition } from "@bulmo/content/exhibition";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { worksPath } from "../exhibition/exhibition.ts";
import * as styles from "./work-actions.css.ts";

/** The ways out of a work (GAL-14). */
export function WorkActions({ exhibition, back }: { exhibition: Exhibition; back: ReactNode }) {
  return (
    <div className={styles.bar}>
      {back}
      <Button asChild size="small">
        <Link to={worksPath(exhibition)}>
          <Icon name="list" />
          목록
        </Link>
      </Button>
    </div>
  );
}
