import { TextLink } from "@bulmo/ui/link";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./person-link.css.ts";

type PersonLinkProps = {
  /** Null for who has no record, or none that is public. */
  id: number | null;
  name: string;
  /** Where a link is expected: among names that are read as a table it waits for the pointer. */
  isPlain?: boolean;
};

/** A name, and the way to whose it is (WRK-03). */
export function PersonLink({ id, name, isPlain = false }: PersonLinkProps) {
  if (id === null) return name;
  return (
    <TextLink asChild variant={isPlain ? "inline" : "quiet"} className={styles.name}>
      <Link to="/member/people/$person" params={{ person: String(id) }}>
        {name}
      </Link>
    </TextLink>
  );
}

/** Whose page is there for everybody. */
export const pageIdOf = ({ id, isPublic }: { id: number; isPublic: boolean }): number | null => (isPublic ? id : null);
