import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { AgreementWindow } from "../../association/agreement/agreement-window.tsx";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";
import { AccountTabs } from "../../member/sign-in/account-tabs.tsx";
import { SignedInNote } from "../../member/sign-in/signed-in-note.tsx";
import { SignUp } from "../../member/sign-up/sign-up.tsx";
import { pageHead } from "../../page/page-head.ts";

const documents = ["TERMS", "PRIVACY"] as const;

export const Route = createFileRoute("/sign-up")({
  loader: async ({ context: { queries } }) => {
    await Promise.all(documents.map((document) => queries.agreement.get.fetch({ document })));
  },
  head: ({ match }) => pageHead({ site: match.context, path: "/sign-up", ...pages.signUp }),
  component: SignUpPage,
});

const texts = {
  TERMS: <AgreementWindow document="TERMS" />,
  PRIVACY: <AgreementWindow document="PRIVACY" />,
};

function SignUpPage() {
  const { title } = pages.signUp;
  return (
    <>
      <PageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="form">
        <AccountTabs current="sign-up" />
        <SignedInNote current="sign-up" />
        <SignUp texts={texts} />
      </ContentFrame>
    </>
  );
}
