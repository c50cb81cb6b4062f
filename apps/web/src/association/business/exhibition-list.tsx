import { exhibitions } from "@bulmo/content/exhibition";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import { sitePath } from "../../page/site-path.ts";
import * as rows from "../reading/rows.css.ts";

/** When each exhibition was, and the way to its works. */
export function ExhibitionList() {
  return (
    <ol className={rows.rows}>
      {exhibitions.map(({ n, title, year, month }) => (
        <li key={n} className={rows.pair}>
          <time className={rows.quiet} dateTime={`${year}-${String(month).padStart(2, "0")}`}>
            {year}.{String(month).padStart(2, "0")}
          </time>
          <TextLink asChild>
            <Link to={sitePath(`/gallery/exhibition/${n}`)}>{title}</Link>
          </TextLink>
        </li>
      ))}
    </ol>
  );
}
