import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { MailStop } from "../../member/mail/mail-stop.tsx";
import { pageHead } from "../../page/page-head.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { PageBanner } from "../../shell/layout/page-banner.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";

export const Route = createFileRoute("/mail-stop/")({
  staticData: { isAwake: true },
  head: ({ match }) => pageHead({ site: match.context, path: "/mail-stop", unlisted: true, ...pages.mailStop }),
  component: MailStopPage,
});

function MailStopPage() {
  const { title } = pages.mailStop;
  return (
    <>
      <PageBanner title={title} ornament="lotus" breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="form">
        <MailStop />
      </ContentFrame>
    </>
  );
}
