import { greeting } from "@bulmo/content/greeting";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Painting } from "../../../association/painting/painting.tsx";
import { WritingView } from "../../../association/longform/writing-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/about/greeting/")({
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/about/greeting", ...pages.greeting }),
  component: () => (
    <SectionPage title={pages.greeting.title} ornament="pines">
      <WritingView writing={greeting} painting={<Painting name="branch" />} />
    </SectionPage>
  ),
});
