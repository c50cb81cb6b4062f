import { pages } from "@bulmo/content/page";
import { createFileRoute, useRouter } from "@tanstack/react-router";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { AccountTabs } from "../../member/sign-in/account-tabs.tsx";
import { SignedInNote } from "../../member/sign-in/signed-in-note.tsx";
import { SignInForm } from "../../member/sign-in/sign-in-form.tsx";
import { safeOrigin } from "../../session/guard/safe-origin.ts";
import { pageHead } from "../../page/page-head.ts";

export const Route = createFileRoute("/sign-in")({
  validateSearch: (search: Record<string, unknown>): { origin?: string } => ({ origin: safeOrigin(search["origin"]) }),
  head: ({ match }) => pageHead({ site: match.context, path: "/sign-in", ...pages.signIn }),
  component: SignInPage,
});

function SignInPage() {
  const { origin = "/" } = Route.useSearch();
  const { history } = useRouter();
  const { title } = pages.signIn;
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="form">
        <AccountTabs current="sign-in" />
        <SignedInNote current="sign-in" />
        <SignInForm onDone={() => history.push(origin)} />
      </ContentFrame>
    </>
  );
}
