import { DialogHost } from "@bulmo/ui/dialog-host";
import { Outlet, useMatches } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { AccountArea } from "../member/account/account-area.tsx";
import { lazyPart } from "../parts/lazy/use-lazy.ts";
import { Link } from "../parts/link/link.tsx";
import { Fragment } from "../page/fragment/fragment.tsx";
import { MainContent, SkipLink } from "../shell/layout/main-content.tsx";
import { RouteAnnouncer } from "../shell/layout/route-announcer.tsx";
import { SiteFooter } from "../shell/layout/site-footer.tsx";
import { SiteHeader } from "../shell/layout/site-header.tsx";
import { WaitStatusLater } from "../shell/wait/wait-status-later.tsx";
import { MenuSheet } from "../shell/navigation/menu-sheet.tsx";
import { EditedLater } from "./-edited-later.tsx";
import { PrimaryNavigation } from "../shell/navigation/primary-navigation.tsx";
import * as styles from "../shell/layout/site-header.css.ts";
import { ThemeSwitch } from "../shell/theme/theme-switch.tsx";

declare module "@tanstack/react-router" {
  interface StaticDataRouteOption {
    /** A window of its own, without the site around it (NAV-01). */
    isBare?: boolean;
    /** Nothing without the app, which then comes with the page. */
    isAwake?: boolean;
  }
}

const footText = lazyPart(async () => (await import("./-foot-text-later.ts")).loadFootText());

const editedIdentity = (identity: ReactNode) => <EditedLater part={footText}>{identity}</EditedLater>;

/** What is the reader's own, and the way to what they look for. */
const account = (
  <>
    <Link to="/search" className={styles.search}>
      검색
    </Link>
    <AccountArea />
  </>
);

/** What stands around every page (NAV-01). */
export function SiteLayout() {
  const isBare = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isBare) });
  const isAwake = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isAwake) });
  if (isBare) {
    return (
      <MainContent isAwake={isAwake}>
        <Outlet />
      </MainContent>
    );
  }
  return (
    <DialogHost>
      <SkipLink />
      <Fragment name="header">
        <SiteHeader navigation={<PrimaryNavigation />} account={account} menu={<MenuSheet account={account} />} />
      </Fragment>
      <MainContent isAwake={isAwake}>
        <Outlet />
      </MainContent>
      <Fragment name="footer">
        <SiteFooter settings={<ThemeSwitch />} identityOf={editedIdentity} />
      </Fragment>
      <RouteAnnouncer />
      <WaitStatusLater />
    </DialogHost>
  );
}
