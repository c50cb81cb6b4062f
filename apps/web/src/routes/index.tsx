import { pages } from "@bulmo/content/page";
import { pageSize } from "@bulmo/contracts/page-size";
import { createFileRoute } from "@tanstack/react-router";
import { Suspense } from "react";
import { GalleryStrip } from "../gallery/exhibition/gallery-strip.tsx";
import { stripInput } from "../gallery/exhibition/strip-sizes.ts";
import { announcedExhibition } from "../page/board/board-list.ts";
import { pageHead } from "../page/page-head.ts";
import { HomePage } from "../shell/home/home-page.tsx";
import { Announcement } from "./-home-parts.ts";

export const Route = createFileRoute("/")({
  loader: async ({ context: { boards, queries } }) => {
    const latest = (type: "NOTICE" | "QNA") => queries.post.list.prefetch({ type, limit: pageSize.homeBoard });
    const n = announcedExhibition(boards)?.n;
    const announced = n === undefined ? [] : [queries.exhibition.get.prefetch({ n }), Announcement.preload?.()];
    await Promise.all([queries.post.list.prefetch(stripInput), latest("NOTICE"), latest("QNA"), ...announced]);
    return { announced: n };
  },
  head: ({ match }) => pageHead({ publicUrl: match.context.publicUrl, path: "/", ...pages.home }),
  component: Home,
});

function Home() {
  const { announced } = Route.useLoaderData();
  return (
    <HomePage
      announcement={
        announced !== undefined && (
          <Suspense>
            <Announcement n={announced} />
          </Suspense>
        )
      }
      gallery={<GalleryStrip />}
    />
  );
}
