import type { ReactNode } from "react";
import * as styles from "./choice-links.css.ts";

/** For the links of `ChoiceLinks`; the chosen one says `aria-current`. */
export const choiceClass = styles.choice;

type ChoiceLinksProps = {
  /** Of what one chooses a part. */
  label: string;
  /** Never two rows high: on a small screen it is scrolled. */
  inOneRow?: boolean;
  links: readonly { key: string | number; link: ReactNode }[];
};

/** The parts of a list, of which one looks at one at a time. */
export function ChoiceLinks({ label, inOneRow = false, links }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={inOneRow ? `${styles.choices} ${styles.oneRow}` : styles.choices}>
        {links.map(({ key, link }) => (
          <li key={key}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
