import type { PostItem } from "@bulmo/contracts/post";
import { IconButton } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import type { PostMenu } from "./post-menu.tsx";

export type PostMenuButtonProps = {
  post: PostItem;
  /** Told what was done: the row has gone. */
  onRemoved: (sentence: string) => void;
};

/** What is rarely done with a row stands behind one button, and is loaded when that is first pressed (SEE-19). */
export function PostMenuButton({ post, onRemoved }: PostMenuButtonProps) {
  const { notice } = useDialog();
  const [loaded, setLoaded] = useState<{ Menu: typeof PostMenu } | null>(null);
  const load = () =>
    void import("./post-menu.tsx").then(
      ({ PostMenu: Menu }) => setLoaded({ Menu }),
      () => notice("메뉴를 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요."),
    );
  const label = `‘${post.title}’에 할 수 있는 일`;
  if (loaded) return <loaded.Menu post={post} label={label} onRemoved={onRemoved} />;
  return <IconButton icon="more" label={label} aria-haspopup="menu" onClick={load} />;
}
