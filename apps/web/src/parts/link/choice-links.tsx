import type { ReactNode } from "react";
import * as styles from "./choice-links.css.ts";

/** For the links of `ChoiceLinks`; the chosen one says `aria-current`. */
export const choiceClass = styles.choice;

type ChoiceLinksProps = {
  /** Of what one chooses a part. */
  label: string;
  links: readonly { key: string | number; link: ReactNode }[];
};

/** The parts of a list, of which one looks at one at a time. */
export function ChoiceLinks({ label, links }: ChoiceLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.choices}>
        {links.map(({ key, link }) => (
          <li key={key}>{link}</li>
        ))}
      </ul>
    </nav>
  );
}
