import type { IdentityLine } from "@bulmo/contracts/identity";
import { createElement, Fragment, type ReactNode } from "react";
import * as styles from "./site-footer.css.ts";

type SiteIdentityProps = {
  name: ReactNode;
  address: ReactNode;
  /** How they are reached, below it. */ children: ReactNode;
};

/** Who runs the site, and where they are: laid out once for who reads and who edits it. */
export const SiteIdentity = ({ name, address, children }: SiteIdentityProps) => (
  <>
    <p className={styles.name}>{name}</p>
    <address>{address}</address>
    {children}
  </>
);

/** The name, and the same in Hanja where there is one. */
export const nameLine = (name: string, hanja: string): ReactNode => (
  <>
    {name} {hanja && <span className={styles.hanja}>{hanja}</span>}
  </>
);

/** Lines may be alike, and have no keys. */
export const identityLines = (lines: readonly IdentityLine[]): ReactNode =>
  createElement(Fragment, null, ...lines.map(asLine));

const asLine = ({ label, value, href }: IdentityLine) => (
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
