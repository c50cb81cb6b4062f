import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Profile } from "../../member/profile/profile.tsx";
import { pageHead } from "../../page/page-head.ts";
import { AccountPage } from "../-account-page.tsx";

export const Route = createFileRoute("/my-page/")({
  head: ({ match }) => pageHead({ site: match.context, path: "/my-page", unlisted: true, ...pages.myPage }),
  component: ProfilePage,
});

function ProfilePage() {
  return (
    <AccountPage title={pages.myPage.title}>
      <Profile />
    </AccountPage>
  );
}
