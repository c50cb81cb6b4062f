import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import type { ReactNode } from "react";
import { BackButton } from "./back-button.tsx";
import type { BoardPath } from "./board-paths.ts";
import { ListLink } from "./list-link.tsx";
import * as styles from "./post-actions.css.ts";
import { ShareButton } from "./share-button.tsx";

type PostActionsProps = {
  path: BoardPath;
  title: string;
  /** What only its author may do. */
  children?: ReactNode;
};

/** What can be done with a post that one has read (BRD-07). */
export function PostActions({ path, title, children }: PostActionsProps) {
  return (
    <div className={styles.bar}>
      <ListLink path={path} />
      <BackButton path={path} />
      <span className={styles.gap} />
      <ShareButton title={title} />
      <Button variant="quiet" size="small" onClick={() => window.print()} className={styles.action}>
        <Icon name="print" />
        인쇄
      </Button>
      {children}
    </div>
  );
}
