import type { PostType } from "@bulmo/contracts/post";
import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { typeInAddress } from "../../post/content-board/content-search.ts";
import * as styles from "./work-list.css.ts";
import { narrowestOf } from "./preview.ts";
import type { Work } from "./work.ts";

/** A work that hangs: nothing more is done with it here. */
export function MadeWork({ work: { title, index, picture }, type }: { work: Work; type: PostType }) {
  return (
    <>
      <span className={styles.thumbnail}>
        {picture && <img src={narrowestOf(picture.url)} alt="" loading="lazy" className={styles.preview} />}
      </span>
      <p className={styles.made}>
        <TextLink variant="quiet" asChild>
          <Link to="/admin/content-manage/edit" search={{ type: typeInAddress(type), index: String(index) }}>
            {title.trim()}
          </Link>
        </TextLink>
        <span className={styles.done}>
          <Icon name="check" />
          올렸습니다.
        </span>
      </p>
    </>
  );
}
