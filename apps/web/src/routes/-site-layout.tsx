import { DialogProvider } from "@bulmo/ui/dialog-provider";
import { Outlet } from "@tanstack/react-router";
import { AccountArea } from "../features/account/account-area.tsx";
import { NavigationProgress } from "../features/layout/navigation-progress.tsx";
import { SiteFooter } from "../features/layout/site-footer.tsx";
import { SiteHeader } from "../features/layout/site-header.tsx";
import { mainId, SkipLink } from "../features/layout/skip-link.tsx";
import { SlowWork } from "../features/layout/slow-work.tsx";
import { MenuSheet } from "../features/navigation/menu-sheet.tsx";
import { PrimaryNavigation } from "../features/navigation/primary-navigation.tsx";
import { ThemeSwitch } from "../features/theme-switch/theme-switch.tsx";

/** What stands around every page (NAV-01). */
export function SiteLayout() {
  return (
    <DialogProvider>
      <SkipLink />
      <NavigationProgress />
      <SiteHeader
        navigation={<PrimaryNavigation />}
        account={<AccountArea />}
        menu={<MenuSheet account={<AccountArea />} />}
      />
      <main id={mainId} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter settings={<ThemeSwitch />} />
      <SlowWork />
    </DialogProvider>
  );
}
