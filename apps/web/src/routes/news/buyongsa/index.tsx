import { pages } from "@bulmo/content/page";
import { templePictures } from "@bulmo/content/temple-picture";
import { createFileRoute } from "@tanstack/react-router";
import { TemplePage } from "../../-temple-page.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";

export const Route = createFileRoute("/news/buyongsa/")({
  loader: ({ context }) =>
    readPageText(context, "buyongsa", context.queries.pageText.get.prefetch({ name: "buyongsa-inscription" })),
  head: sectionHead("/news/buyongsa", pages.buyongsa),
  component: function BuyongsaPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <TemplePage
        name="buyongsa"
        title={pages.buyongsa.title}
        scene="pond"
        alt={templePictures.buyongsa}
        isSample={isSample}
      />
    );
  },
});
