import { pages } from "@bulmo/content/page";
import { pageSize } from "@bulmo/contracts/page-size";
import { createFileRoute } from "@tanstack/react-router";
import { GalleryStrip } from "../gallery/exhibition/gallery-strip.tsx";
import { stripInput } from "../gallery/exhibition/strip-sizes.ts";
import { pageHead } from "../page/page-head.ts";
import { HomePage } from "../shell/home/home-page.tsx";

export const Route = createFileRoute("/")({
  loader: async ({ context: { queries } }) => {
    const latest = (type: "NOTICE" | "QNA") => queries.post.list.prefetch({ type, limit: pageSize.homeBoard });
    await Promise.all([queries.post.list.prefetch(stripInput), latest("NOTICE"), latest("QNA")]);
  },
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/", ...pages.home }),
  component: () => <HomePage gallery={<GalleryStrip />} />,
});
