import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { type SitePath, sitePath } from "../../page/site-path.ts";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./write-button.css.ts";

/** To where a post of this board is written; a visitor is asked to sign in on the way (BRD-13). */
export function WriteButton({ path }: { path: SitePath }) {
  return (
    <div className={styles.row}>
      <Button asChild variant="primary">
        <Link to={sitePath(`${path}/edit`)}>
          <Icon name="edit" />
          글쓰기
        </Link>
      </Button>
    </div>
  );
}
