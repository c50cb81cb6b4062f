import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Link } from "@tanstack/react-router";
import { BackButton } from "./back-button.tsx";
import * as styles from "./post-actions.css.ts";
import { ShareButton } from "./share-button.tsx";

type PostActionsProps = { path: "/community/notice" | "/community/qna"; title: string };

/** What can be done with a post that one has read (BRD-07). */
export function PostActions({ path, title }: PostActionsProps) {
  return (
    <div className={styles.bar}>
      <Button asChild size="small">
        <Link to={path} activeOptions={{ exact: true }}>
          <Icon name="list" />
          목록
        </Link>
      </Button>
      <BackButton path={path} />
      <span className={styles.gap} />
      <ShareButton title={title} />
      <Button variant="quiet" size="small" onClick={() => window.print()} className={styles.action}>
        <Icon name="print" />
        인쇄
      </Button>
    </div>
  );
}
