import { IconButton } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import type { PostMenuProps } from "./post-menu.tsx";

const postMenu = lazyPart(async () => (await import("./post-menu.tsx")).PostMenu);

/** What is rarely done with a row stands behind one button, and is loaded when that is first pressed (SEE-19). */
export function PostMenuButton({ post, onRemoved }: Omit<PostMenuProps, "label">) {
  const { notice } = useDialog();
  const { Loaded: Menu, load } = useLazy(postMenu);
  const [isAsked, setAsked] = useState(false);
  const open = async () => {
    setAsked(true);
    if ((await load()) === "failed")
      await notice("메뉴를 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.");
  };
  const label = `‘${post.title}’에 할 수 있는 일`;
  if (Menu && isAsked) return <Menu post={post} label={label} onRemoved={onRemoved} />;
  return <IconButton icon="more" label={label} aria-haspopup="menu" onClick={() => void open()} />;
}
