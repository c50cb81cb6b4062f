import { magoksa } from "@bulmo/content/magoksa";
import { pages } from "@bulmo/content/page";
import { createFileRoute } from "@tanstack/react-router";
import { TempleView } from "../../../association/temple/temple-view.tsx";
import { pageHead } from "../../../page/page-head.ts";
import { SectionPage } from "../../-section-page.tsx";

export const Route = createFileRoute("/news/magoksa/")({
  loader: ({ context }) => context.queries.pageText.get.prefetch({ name: "magoksa-inscription" }),
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/news/magoksa", ...pages.magoksa }),
  component: () => (
    <SectionPage title={pages.magoksa.title} ornament="water">
      <TempleView temple={magoksa} scene="stream" inscription="magoksa-inscription" />
    </SectionPage>
  ),
});
