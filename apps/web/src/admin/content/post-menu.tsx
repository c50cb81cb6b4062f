import { exhibitions } from "@bulmo/content/exhibition";
import type { PostAddress } from "@bulmo/contracts/post";
import { IconButton } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import { Link } from "@tanstack/react-router";
import { sitePath } from "../../page/site-path.ts";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import type { PostMenuButtonProps } from "./post-menu-button.tsx";
import { useRemovePosts } from "./use-remove-posts.ts";

/** Where a post is read. */
function readingOf({ type, index }: PostAddress) {
  const exhibition = exhibitions.find((one) => one.type === type);
  if (exhibition)
    return { to: sitePath(`/gallery/exhibition/${exhibition.n}/detail`), search: { type, index: String(index) } };
  return { to: sitePath(`/community/${typeInAddress(type)}/detail`), search: { index: String(index) } };
}

/** Opens as it comes: its button was pressed before it was there. */
export function PostMenu({ post, label, onRemoved }: PostMenuButtonProps & { label: string }) {
  const { remove, isPending } = useRemovePosts(onRemoved);
  const { type, index } = post;
  return (
    <Menu defaultOpen trigger={<IconButton icon="more" label={label} busy={isPending} />}>
      <MenuItem asChild>
        <Link {...readingOf(post)}>
          <Icon name="eye" />글 보기
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/admin/content-manage/edit" search={{ type: typeInAddress(type), index: String(index) }}>
          <Icon name="edit" />
          수정
        </Link>
      </MenuItem>
      <MenuItem danger disabled={isPending} onSelect={() => void remove([{ type, index }])}>
        <Icon name="trash" />
        삭제
      </MenuItem>
    </Menu>
  );
}
