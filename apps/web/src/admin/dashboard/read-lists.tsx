import type { Dashboard, VisitedPage } from "@bulmo/contracts/dashboard";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { partsOfAddress } from "../../parts/link/site-address.ts";
import { keepTogether } from "../../parts/text/korean-lines.ts";
import * as styles from "./dashboard.css.ts";
import { formatCount } from "./dashboard-words.ts";
import { Part } from "./part.tsx";

/** What people opened most. */
export function VisitedPages({ pages }: { pages: readonly VisitedPage[] }) {
  return (
    <Part title="많이 읽은 페이지">
      {pages.length === 0 ? (
        <p className={styles.note}>아직 읽은 페이지가 없습니다. 방문을 세기 시작하면 여기에 차례대로 나타납니다.</p>
      ) : (
        <ol className={styles.rows}>
          {pages.map(({ path, title, count }) => (
            <li key={path} className={styles.counted}>
              <TextLink variant="quiet" asChild>
                <Link {...partsOfAddress(path)} className={styles.press}>
                  {title === null ? path : keepTogether(title)}
                </Link>
              </TextLink>{" "}
              <span className={styles.count}>{formatCount(count)}회</span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}

/** What was searched for in vain: words that a page could say. */
export function MissedWords({ misses }: Pick<Dashboard, "misses">) {
  return (
    <Part title="결과가 없던 검색어">
      {misses.length === 0 ? (
        <p className={styles.note}>
          최근 30일 동안 찾지 못한 검색어가 없습니다. 통합 검색에서 여러 번 찾았으나 결과가 없던 검색어가 여기에
          모입니다.
        </p>
      ) : (
        <ol className={styles.rows}>
          {misses.map(({ word, count }) => (
            <li key={word} className={styles.counted}>
              <TextLink variant="quiet" asChild>
                <Link to="/search" search={{ query: word }} className={styles.press}>
                  {word}
                </Link>
              </TextLink>{" "}
              <span className={styles.count}>{formatCount(count)}회</span>
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
}
