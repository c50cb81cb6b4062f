import { parsePictureUrl } from "@bulmo/contracts/picture";
import type { MarkedText, SearchGroup as Group, SearchHit } from "@bulmo/contracts/search";
import type { SearchKind } from "@bulmo/contracts/search-rule";
import { TextLink } from "@bulmo/ui/link";
import { useId } from "react";
import { Link } from "../../parts/link/link.tsx";
import { partsOfAddress } from "../../parts/link/site-address.ts";
import { Picture } from "../../parts/picture/picture.tsx";
import { formatDate } from "../../parts/text/date.ts";
import { MarkedLine } from "./marked-line.tsx";
import * as styles from "./search.css.ts";

/** What the kinds are called. */
const kindTitles: Record<SearchKind, string> = {
  POST: "게시글",
  WORK: "작품",
  PERSON: "인물",
  PAGE: "페이지",
  FILE: "첨부 파일",
};

type SearchGroupProps = {
  group: Group;
  query: string;
  /** The group stands alone, with pages of its own below it. */
  isAlone: boolean;
};

export function SearchGroup({ group: { kind, list, hasMore, isCut }, query, isAlone }: SearchGroupProps) {
  const titleId = useId();
  const title = kindTitles[kind];
  return (
    <section aria-labelledby={titleId} className={styles.group}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {list.length > 0 && (
        <ul className={styles.hits}>
          {list.map((hit) => (
            <Hit key={`${hit.path} ${textOf(hit.title)} ${textOf(hit.excerpt)}`} hit={hit} />
          ))}
        </ul>
      )}
      {isCut && (
        <p className={styles.note}>찾는 데 오래 걸려 다 보여 드리지 못했습니다. 낱말을 더 적어 다시 찾아 주세요.</p>
      )}
      {hasMore && !isAlone && (
        <p className={styles.more}>
          <TextLink asChild>
            <Link to="/search" search={{ query, kind }}>
              {title} 더 보기
            </Link>
          </TextLink>
        </p>
      )}
    </section>
  );
}

const textOf = (parts: MarkedText) => parts.map(({ text }) => text).join("");

function Hit({ hit: { title, path, label, createdAt, excerpt, thumbnail, post } }: { hit: SearchHit }) {
  const facts = [label, createdAt && formatDate(createdAt)].filter(Boolean);
  return (
    <li className={thumbnail === undefined ? styles.hit : styles.work}>
      {thumbnail !== undefined && <WorkPicture thumbnail={thumbnail} />}
      <div className={styles.words}>
        <Link {...partsOfAddress(path)} className={styles.hitTitle}>
          <MarkedLine parts={title} />
        </Link>
        {post && <p className={styles.holder}>‘{post.title}’에 첨부한 파일</p>}
        {excerpt.length > 0 && (
          <p className={styles.excerpt}>
            <MarkedLine parts={excerpt} />
          </p>
        )}
        {facts.length > 0 && <p className={styles.facts}>{facts.join(" · ")}</p>}
      </div>
    </li>
  );
}

/** Whole, in a place of one width, so that titles stand in line; empty where a work has none. */
function WorkPicture({ thumbnail }: { thumbnail: string }) {
  const picture = parsePictureUrl(thumbnail);
  return (
    <div className={styles.place}>
      {picture && <Picture picture={picture} alt="" sizes={`${styles.placeWidth}px`} className={styles.picture} />}
    </div>
  );
}
