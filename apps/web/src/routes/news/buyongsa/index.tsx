import { buyongsa } from "@bulmo/content/buyongsa";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { TempleView } from "../../../association/temple/temple-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/news/buyongsa/")({
  loader: ({ context }) => context.queries.pageText.get.prefetch({ name: "buyongsa-inscription" }),
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/news/buyongsa", ...pages.buyongsa }),
  component: () => (
    <SectionPage title={pages.buyongsa.title} ornament="water">
      <TempleView temple={buyongsa} scene="pond" inscription="buyongsa-inscription" />
    </SectionPage>
  ),
});
