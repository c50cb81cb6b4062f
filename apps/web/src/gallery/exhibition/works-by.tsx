import type { PersonDetail } from "@bulmo/contracts/person-detail";
import { artistRoles } from "@bulmo/contracts/work-artist-role";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import { FramedWork } from "./framed-work.tsx";
import { ratioOf, withRatio } from "./proportion.ts";
import { sizesInRow } from "./row-picture.ts";
import { workLink } from "./work-address.ts";
import { exhibitions as exhibitionList } from "./works-by.css.ts";
import * as styles from "./work-rows.css.ts";

type Own = Pick<PersonDetail, "works" | "exhibitions">;

/** The works of somebody, of several exhibitions, each with what they did for it (WRK-03). */
export function WorksBy({ works, exhibitions }: Own) {
  const titles = new Map(exhibitions.map(({ type, title }) => [type, title]));
  return (
    <ul aria-label="작품" className={styles.list}>
      {works.map(({ type, index, title, thumbnail, roles }) => (
        <li key={`${type} ${index}`}>
          <Link {...workLink({ type, index })} className={styles.row}>
            <div className={styles.frame} style={withRatio(ratioOf(thumbnail))}>
              <FramedWork thumbnail={thumbnail} alt="" sizes={sizesInRow(ratioOf(thumbnail))} isFirst={false} />
            </div>
            <span className={styles.title}>{title}</span>
            <span className={styles.author}>{roles.map((role) => artistRoles[role]).join(", ")}</span>
            <span className={styles.caption}>{titles.get(type)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Where their works hang. */
export const ExhibitionLinks = ({ exhibitions }: Pick<Own, "exhibitions">) => (
  <ul className={exhibitionList}>
    {exhibitions.map(({ type, n, title }) => (
      <li key={type}>
        <TextLink asChild>
          <Link to="/gallery/exhibition/$exhibition" params={{ exhibition: String(n) }}>
            {title}
          </Link>
        </TextLink>
      </li>
    ))}
  </ul>
);
