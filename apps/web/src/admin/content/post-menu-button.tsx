import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import { MenuButton } from "../../parts/lazy/menu-button.tsx";
import type { PostMenuProps } from "./post-menu.tsx";

const postMenu = lazyPart(async () => (await import("./post-menu.tsx")).PostMenu);

export function PostMenuButton(props: Omit<PostMenuProps, "label">) {
  return <MenuButton menu={postMenu} props={{ ...props, label: `‘${props.post.title}’에 할 수 있는 일` }} />;
}
