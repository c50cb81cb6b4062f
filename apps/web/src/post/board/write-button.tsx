import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./write-button.css.ts";

/** To where a question is written; a visitor is asked to sign in on the way (BRD-13). */
export function WriteButton() {
  return (
    <div className={styles.row}>
      <Button asChild variant="primary">
        <Link to="/community/qna/edit">
          <Icon name="edit" />
          글쓰기
        </Link>
      </Button>
    </div>
  );
}
