import { Link } from "../../parts/link/link.tsx";
import type { SitePath } from "../../page/site-path.ts";
import type { PostSearch } from "./post-search.ts";
import * as styles from "./heading-filter.css.ts";

type HeadingFilterProps = { path: SitePath; headings?: readonly string[] | undefined; search: PostSearch };

/** The words of a board, each leading to the posts that bear it (EXH-06); a search goes on within. */
export function HeadingFilter({ path, headings, search: { heading, ...search } }: HeadingFilterProps) {
  if (!headings?.length) return null;
  return (
    <nav aria-label="말머리">
      <ul className={styles.words}>
        {[undefined, ...headings].map((word) => (
          <li key={word ?? ""}>
            <Link
              to={path}
              search={{ ...search, page: undefined, heading: word }}
              current={word === heading && "true"}
              className={styles.word}
            >
              {word ?? "전체"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
