import { Icon } from "@bulmo/ui/icon";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./site-header.css.ts";

/** To the one search over everything, where its field is. */
export const SearchLink = () => (
  <Link to="/search" className={styles.search}>
    <Icon name="search" />
    검색
  </Link>
);
