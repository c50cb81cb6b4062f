import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { PasswordSetting } from "../../features/password-setting/password-setting.tsx";
import { SecondFactor } from "../../features/second-factor/second-factor.tsx";
import { pageHead } from "../../lib/page-head.ts";
import { useSessionState } from "../../lib/session/session-provider.tsx";
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

const secondFactor = (onRefused: () => void) => <SecondFactor onRefused={onRefused} />;

function PasswordSettingPage() {
  const session = useSessionState();
  return (
    <AccountPage title={pages.passwordSetting.title}>
      <PasswordSetting also={session.status === "admin" ? secondFactor : undefined} />
    </AccountPage>
  );
}
