import { DancheongBand } from "@bulmo/ui/dancheong-band";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import * as styles from "./site-header.css.ts";
import { SiteMark } from "./site-mark.tsx";
import { useIdentity } from "../../page/identity.ts";

type SiteHeaderProps = { navigation: ReactNode; account: ReactNode; menu: ReactNode };

export function SiteHeader({ navigation, account, menu }: SiteHeaderProps) {
  const { name } = useIdentity();
  return (
    <header className={styles.header}>
      <div className={styles.row}>
        <Link to="/" className={styles.home}>
          <span className={styles.mark}>
            <SiteMark />
          </span>
          <span className={styles.name}>{name}</span>
        </Link>
        {navigation}
        <div className={styles.end}>
          <div className={styles.account}>{account}</div>
          {menu}
        </div>
      </div>
      <DancheongBand />
    </header>
  );
}
