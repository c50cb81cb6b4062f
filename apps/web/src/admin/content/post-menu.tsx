import type { PostItem } from "@bulmo/contracts/post";
import { IconButton } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import { Link } from "@tanstack/react-router";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import { postLink } from "../../post/post-link.ts";
import { useRemovePosts } from "./use-remove-posts.ts";

export type PostMenuProps = {
  post: PostItem;
  label: string;
  /** Told what was done: the row has gone. */
  onRemoved: (sentence: string) => void;
};

/** Opens as it comes: its button was pressed before it was there. */
export function PostMenu({ post, label, onRemoved }: PostMenuProps) {
  const { remove, isPending } = useRemovePosts(onRemoved);
  const { type, index } = post;
  return (
    <Menu defaultOpen trigger={<IconButton icon="more" label={label} busy={isPending} />}>
      <MenuItem asChild>
        <Link {...postLink(post)}>
          <Icon name="eye" />글 보기
        </Link>
      </MenuItem>
      <MenuItem asChild>
        <Link to="/admin/content-manage/edit" search={{ type: typeInAddress(type), index: String(index) }}>
          <Icon name="edit" />
          수정
        </Link>
      </MenuItem>
      {type === "NOTICE" && (
        <MenuItem asChild>
          <Link to="/admin/mailing" search={{ post: String(index) }}>
            <Icon name="share" />
            메일로 보내기
          </Link>
        </MenuItem>
      )}
      <MenuItem danger disabled={isPending} onSelect={() => void remove([{ type, index }])}>
        <Icon name="trash" />
        삭제
      </MenuItem>
    </Menu>
  );
}
