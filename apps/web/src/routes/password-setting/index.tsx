import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { PasswordSetting } from "../../member/password/password-setting.tsx";
import { SecondFactor } from "../../member/second-factor/second-factor.tsx";
import { SignedInDevices } from "../../member/device/signed-in-devices.tsx";
import { pageHead } from "../../page/page-head.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { AccountPage } from "../-account-page.tsx";

export const Route = createFileRoute("/password-setting/")({
  head: ({ match }) =>
    pageHead({
      site: match.context,
      path: "/password-setting",
      unlisted: true,
      ...pages.passwordSetting,
    }),
  component: PasswordSettingPage,
});

const opened = (onRefused: () => void) => <Opened onRefused={onRefused} />;

/** What else a checked password opens. */
function Opened({ onRefused }: { onRefused: () => void }) {
  const session = useSessionState();
  return (
    <>
      <SignedInDevices onRefused={onRefused} />
      {session.status === "admin" && <SecondFactor onRefused={onRefused} />}
    </>
  );
}

function PasswordSettingPage() {
  return (
    <AccountPage title={pages.passwordSetting.title}>
      <PasswordSetting also={opened} />
    </AccountPage>
  );
}
