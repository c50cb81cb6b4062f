import type { PostDetail } from "@bulmo/contracts/post";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import { Link } from "../../parts/link/link.tsx";
import type { SitePath } from "../../page/site-path.ts";
import { detailPath } from "./board-paths.ts";
import { usePreviousList } from "./list-position.ts";
import * as styles from "./neighbours.css.ts";

type NeighboursProps = { path: SitePath } & Pick<PostDetail, "previous" | "next">;

/** The posts before and after, where there are any. */
export function Neighbours({ path, previous, next }: NeighboursProps) {
  const list = usePreviousList();
  const links = [
    { label: "다음 글", post: next },
    { label: "이전 글", post: previous },
  ];
  return (
    <nav aria-label="앞뒤 글" className={styles.frame}>
      {links.map(
        ({ label, post }) =>
          post && (
            <Link
              key={label}
              to={detailPath(path)}
              search={{ index: String(post.index) }}
              state={{ list }}
              className={styles.link}
            >
              <span className={styles.label}>{label}</span>
              <span className={styles.title}>{keepTogether(post.title)}</span>
            </Link>
          ),
      )}
    </nav>
  );
}
