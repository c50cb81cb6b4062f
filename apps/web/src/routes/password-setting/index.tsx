import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { PasswordSetting } from "../../features/password-setting/password-setting.tsx";
import { pageHead } from "../../lib/page-head.ts";
import { AccountPage } from "../-account-page.tsx";

export const Route = createFileRoute("/password-setting/")({
  head: ({ match }) =>
    pageHead({
      publicUrl: match.context.publicUrl,
      path: "/password-setting",
      unlisted: true,
      ...pages.passwordSetting,
    }),
  component: PasswordSettingPage,
});

function PasswordSettingPage() {
  return (
    <AccountPage title={pages.passwordSetting.title}>
      <PasswordSetting />
    </AccountPage>
  );
}
