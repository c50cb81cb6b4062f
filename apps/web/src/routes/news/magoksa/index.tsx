import { pages } from "@bulmo/content/page";
import { templePictures } from "@bulmo/content/temple-picture";
import { createFileRoute } from "@tanstack/react-router";
import { TemplePage } from "../../-temple-page.tsx";
import { sectionHead, readPageText } from "../../-page-text.ts";

export const Route = createFileRoute("/news/magoksa/")({
  loader: ({ context }) =>
    readPageText(context, "magoksa", context.queries.pageText.get.prefetch({ name: "magoksa-inscription" })),
  head: sectionHead("/news/magoksa", pages.magoksa),
  component: function MagoksaPage() {
    const { isSample } = Route.useLoaderData();
    return (
      <TemplePage
        name="magoksa"
        title={pages.magoksa.title}
        scene="stream"
        alt={templePictures.magoksa}
        isSample={isSample}
      />
    );
  },
});
