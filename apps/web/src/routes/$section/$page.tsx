import { createFileRoute } from "@tanstack/react-router";
import { loadedHead } from "../-loaded-head.ts";
import { MissingForNow } from "../-missing-for-now.tsx";
import { openSitePage } from "../-open-site-page.ts";
import { SitePage } from "../-site-page.tsx";

export const Route = createFileRoute("/$section/$page")({
  loader: ({ context, params: { section, page } }) => openSitePage(context, `/${section}/${page}`),
  head: loadedHead,
  component: AddedPage,
  notFoundComponent: MissingForNow,
  // Nobody loads what finds a page who looks at none.
  codeSplitGroupings: [["loader", "component", "notFoundComponent"]],
});

function AddedPage() {
  return <SitePage opened={Route.useLoaderData()} />;
}
