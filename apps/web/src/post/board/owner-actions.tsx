import type { PostDetail } from "@bulmo/contracts/post";
import { useEffect, useState } from "react";
import { useSessionState } from "../../session/session-provider.tsx";
import type { OwnerTools } from "./owner-tools.tsx";
import * as styles from "./post-actions.css.ts";

type OwnerActionsProps = {
  post: Pick<PostDetail, "type" | "index" | "userId">;
  /** Where a post that was deleted leads: its list. */
  listPath: string;
};

/** To change and delete a post where it is read: for its author and administrators, who alone load it (SEE-17). */
export function OwnerActions({ post, listPath }: OwnerActionsProps) {
  const session = useSessionState();
  const userId = "user" in session ? session.user._id : null;
  const isAuthor = userId !== null && userId === post.userId;
  // A former administrator's notices and works are the association's.
  const mayChange = session.status === "admin" || (isAuthor && post.type === "QNA");
  const loaded = useLoadedTools(mayChange);
  if (!mayChange || !loaded) return null;
  const { Tools } = loaded;
  if (!Tools) {
    return (
      <p role="alert" className={styles.failure}>
        수정과 삭제 버튼을 불러오지 못했습니다. 페이지를 새로 고쳐 주세요.
      </p>
    );
  }
  return <Tools post={post} isAuthor={isAuthor} listPath={listPath} />;
}

/** Null until they are there; without `Tools` where they could not be loaded. */
function useLoadedTools(isWanted: boolean) {
  const [loaded, setLoaded] = useState<{ Tools?: typeof OwnerTools } | null>(null);
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    import("./owner-tools.tsx").then(
      ({ OwnerTools: Tools }) => !isGone && setLoaded({ Tools }),
      () => !isGone && setLoaded({}),
    );
    return () => {
      isGone = true;
    };
  }, [isWanted]);
  return loaded;
}
