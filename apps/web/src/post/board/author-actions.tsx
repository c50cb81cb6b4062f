import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Link } from "../../parts/link/link.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { sitePath } from "../../page/site-path.ts";
import * as styles from "./post-actions.css.ts";
import { useRemoveQuestion } from "./use-remove-question.ts";

/** For the author of a question and nobody else (BRD-15). */
export function AuthorActions({ post }: { post: PostDetail }) {
  const session = useSessionState();
  const isAuthor = "user" in session && session.user._id === post.userId;
  return isAuthor && <OwnActions index={post.index} />;
}

function OwnActions({ index }: { index: number }) {
  const { remove, isPending, failure } = useRemoveQuestion(index);
  return (
    <>
      <Button asChild size="small" className={styles.action}>
        <Link to={sitePath("/community/qna/edit")} search={{ type: "qna", index: String(index) }}>
          <Icon name="edit" />
          수정
        </Link>
      </Button>
      <Button size="small" busy={isPending} className={styles.action} onClick={() => void remove()}>
        <Icon name="trash" />
        삭제
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  );
}
