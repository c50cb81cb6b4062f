import { association } from "@bulmo/content/association";
import type { FootLine } from "@bulmo/contracts/foot";
import { createElement, Fragment, type ReactNode } from "react";
import * as styles from "./site-footer.css.ts";

type SiteIdentityProps = { address: ReactNode; /** How they are reached, below it. */ children: ReactNode };

/** Who runs the site, and where they are: laid out once for who reads and who edits it. */
export const SiteIdentity = ({ address, children }: SiteIdentityProps) => (
  <>
    <p className={styles.name}>
      {association.name} <span className={styles.hanja}>{association.nameHanja}</span>
    </p>
    <address>{address}</address>
    {children}
  </>
);

/** Lines may be alike, and have no keys. */
export const footLines = (lines: readonly FootLine[]): ReactNode => createElement(Fragment, null, ...lines.map(asLine));

const asLine = ({ label, value, href }: FootLine) => (
  <p>
    {label}{" "}
    {href ? (
      <a className={styles.phone} href={href}>
        {value}
      </a>
    ) : (
      value
    )}
  </p>
);
