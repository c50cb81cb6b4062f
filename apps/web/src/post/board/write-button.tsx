import type { PostType } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { type SitePath, sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./write-button.css.ts";

type WriteButtonProps = {
  path: SitePath;
  /** The board, where the page of the path writes for several. */
  type?: PostType;
};

/** To where a post of this board is written; a visitor is asked to sign in on the way (BRD-13). */
export function WriteButton({ path, type }: WriteButtonProps) {
  return (
    <div className={styles.row}>
      <Button asChild variant="primary">
        <Link to={sitePath(`${path}/edit`)} search={type === undefined ? {} : { type }}>
          <Icon name="edit" />
          글쓰기
        </Link>
      </Button>
    </div>
  );
}
