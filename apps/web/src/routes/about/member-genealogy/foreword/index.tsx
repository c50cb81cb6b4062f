import { Icon } from "@bulmo/ui/icon";
import { TextLink } from "@bulmo/ui/link";
import { foreword } from "@bulmo/content/foreword";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { Link } from "../../../../parts/link/link.tsx";
import { Painting } from "../../../../association/painting/painting.tsx";
import { WritingView } from "../../../../association/longform/writing-view.tsx";
import { pageHead } from "../../../../page/page-head.ts";
import { SectionPage } from "../../../-section-page.tsx";

export const Route = createFileRoute("/about/member-genealogy/foreword/")({
  head: ({ match }) =>
    pageHead({ publicUrl: match.context.publicUrl, path: "/about/member-genealogy/foreword", ...pages.foreword }),
  component: () => (
    <SectionPage title={pages.foreword.title} ornament="pines">
      <WritingView writing={foreword} painting={<Painting name="peaks" />}>
        <TextLink asChild variant="more">
          <Link to="/about/member-genealogy">
            계보 그림 보기
            <Icon name="chevron-right" />
          </Link>
        </TextLink>
      </WritingView>
    </SectionPage>
  ),
});
