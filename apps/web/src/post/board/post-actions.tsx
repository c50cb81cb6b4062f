import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { useNavigate } from "@tanstack/react-router";
import type { MouseEvent, ReactNode } from "react";
import type { SitePath } from "../../page/site-path.ts";
import { answersAsleep } from "../../page/early-click.ts";
import { isPlainPress } from "../../page/plain-press.ts";
import { Link } from "../../parts/link/link.tsx";
import { ReportButton } from "../report/report-button.tsx";
import { BackButton } from "./back-button.tsx";
import { listBeforeApp, usePreviousList } from "./list-position.ts";
import * as styles from "./post-actions.css.ts";
import { ShareButton } from "./share-button.tsx";

type PostActionsProps = {
  path: SitePath;
  title: string;
  /** What only its author may do. */
  children?: ReactNode;
};

/** What can be done with a post that one has read (BRD-07). */
export function PostActions({ path, title, children }: PostActionsProps) {
  return (
    <div className={styles.bar}>
      <BackButton path={path} />
      <ListLink path={path} />
      <span className={styles.gap} />
      <ShareButton title={title} />
      <Button
        variant="quiet"
        size="small"
        {...answersAsleep("print")}
        onClick={() => window.print()}
        className={styles.action}
      >
        <Icon name="print" />
        인쇄
      </Button>
      {children}
    </div>
  );
}

/** To the list; a reader who came from it finds it as they left it. */
function ListLink({ path }: { path: SitePath }) {
  const left = usePreviousList();
  const navigate = useNavigate();
  const goBack = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainPress(event)) return;
    const known = left?.path === path ? left : undefined;
    const sent = known ? undefined : listBeforeApp(event.currentTarget);
    if (!known && !sent) return;
    event.preventDefault();
    if (sent?.isBehind) window.history.back();
    else
      void navigate({
        to: path,
        search: (known ?? sent)?.search,
        ...(known && { state: { scrollKey: known.scrollKey } }),
      });
  };
  return (
    <Button asChild size="small">
      <Link to={path} onClick={goBack} data-list="">
        <Icon name="list" />
        목록
      </Link>
    </Button>
  );
}

type ReportPostProps = { post: Pick<PostDetail, "type" | "index" | "userId"> };

export const ReportPost = ({ post: { type, index, userId } }: ReportPostProps) => (
  <ReportButton about={{ kind: "POST", type, index }} writerId={userId} className={styles.report} />
);
