import { Icon } from "@bulmo/ui/icon";
import { Link } from "../../parts/link/link.tsx";
import { sign } from "./work-search-link.css.ts";

/** The way to works of all exhibitions by their records (WRK-04). */
export const WorkSearchLink = () => (
  <Link to="/gallery/works" aria-label="작품 찾기" className={sign}>
    <Icon name="search" />
  </Link>
);
