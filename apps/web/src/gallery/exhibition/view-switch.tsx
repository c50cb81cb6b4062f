import { Link } from "../../parts/link/link.tsx";
import type { SitePath } from "../../page/site-path.ts";
import type { ExhibitionView } from "./exhibition-search.ts";
import * as styles from "./view-switch.css.ts";

const ways = [
  { label: "걸린 대로", view: undefined },
  { label: "목록으로", view: "list" },
] as const;

type ViewSwitchProps = { to: SitePath; page: number; view: ExhibitionView };

/** The same works on a wall or as rows; the address says which, and nothing else remembers it (EXH-05). */
export function ViewSwitch({ to, page, view: shown }: ViewSwitchProps) {
  return (
    <nav aria-label="보는 방식">
      <ul className={styles.ways}>
        {ways.map(({ label, view }) => (
          <li key={label}>
            <Link
              to={to}
              search={{ page: page > 1 ? String(page) : undefined, view }}
              current={view === shown && "true"}
              resetScroll={false}
              className={styles.way}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
