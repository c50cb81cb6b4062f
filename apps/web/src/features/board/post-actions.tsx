import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Link, useCanGoBack, useNavigate, useRouter } from "@tanstack/react-router";
import * as styles from "./post-actions.css.ts";
import { ShareButton } from "./share-button.tsx";

type PostActionsProps = { path: "/community/notice" | "/community/qna"; title: string };

/** What can be done with a post that one has read (BRD-07). */
export function PostActions({ path, title }: PostActionsProps) {
  return (
    <div className={styles.bar}>
      <BackButton path={path} />
      <Button asChild>
        <Link to={path} activeOptions={{ exact: true }}>
          <Icon name="list" />
          목록
        </Link>
      </Button>
      <span className={styles.gap} />
      <ShareButton title={title} />
      <Button onClick={() => window.print()} className={styles.scripted}>
        <Icon name="print" />
        인쇄
      </Button>
    </div>
  );
}

/** To the page one came from, or to the list for a reader who came straight here. */
function BackButton({ path }: Pick<PostActionsProps, "path">) {
  const { history } = useRouter();
  const canGoBack = useCanGoBack();
  const navigate = useNavigate();
  return (
    <Button className={styles.scripted} onClick={() => (canGoBack ? history.back() : void navigate({ to: path }))}>
      <Icon name="back" />
      뒤로
    </Button>
  );
}
