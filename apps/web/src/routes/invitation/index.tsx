import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Invitation } from "../../member/invitation/invitation.tsx";
import { pageHead } from "../../page/page-head.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";

export const Route = createFileRoute("/invitation/")({
  staticData: { isAwake: true },
  head: ({ match }) => pageHead({ site: match.context, path: "/invitation", unlisted: true, ...pages.invitation }),
  component: InvitationPage,
});

function InvitationPage() {
  const { title } = pages.invitation;
  return (
    <>
      <PageBanner title={title} ornament="lotus" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="form">
        <Invitation />
      </ContentFrame>
    </>
  );
}
