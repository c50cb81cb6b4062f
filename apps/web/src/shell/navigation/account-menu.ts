import { pages } from "@bulmo/content/page";
import type { NavigationItem } from "./navigation.ts";

/** What members set for themselves (NAV-17). */
export const accountMenu: readonly NavigationItem[] = [
  { label: pages.myPage.title, to: "/my-page" },
  { label: pages.passwordSetting.title, to: "/password-setting" },
];
