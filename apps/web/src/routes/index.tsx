import { pages } from "@bulmo/content/page";
import { pageSize } from "@bulmo/contracts/page-size";
import { createFileRoute } from "@tanstack/react-router";
import { GalleryStrip } from "../gallery/exhibition/gallery-strip.tsx";
import { latestInputOf } from "../gallery/exhibition/latest-input.ts";
import { LatestWorks } from "../gallery/exhibition/latest-works.tsx";
import { stripInputOf } from "../gallery/exhibition/strip-sizes.ts";
import { announcedExhibition, firstExhibition, latestExhibition } from "../page/board/board-list.ts";
import { useBoards } from "../page/board/boards.ts";
import { lazyPart } from "../parts/lazy/use-lazy.ts";
import { trpc } from "../session/call/trpc.ts";
import { Hero } from "../shell/home/hero.tsx";
import { HomePage } from "../shell/home/home-page.tsx";
import { EditedLater } from "./-edited-later.tsx";
import { Announcement } from "./-home-parts.ts";
import { sectionHead, readPageText } from "./-page-text.ts";

const heroText = lazyPart(async () => (await import("./-hero-text.tsx")).HeroText);

export const Route = createFileRoute("/")({
  loader: async ({ context: { boards, queries } }) => {
    const board = (type: "NOTICE" | "QNA") => queries.post.list.prefetch({ type, limit: pageSize.homeBoard });
    const n = announcedExhibition(boards)?.n;
    const announced = n === undefined ? [] : [queries.exhibition.get.prefetch({ n }), Announcement.preload()];
    const first = firstExhibition(boards);
    const strip = first && queries.post.list.prefetch(stripInputOf(first));
    const latest = latestExhibition(boards);
    const wall = latest && queries.post.list.prefetch(latestInputOf(latest));
    const beside = Promise.all([strip, wall, board("NOTICE"), board("QNA"), ...announced]);
    return { announced: n, ...(await readPageText({ queries }, "home", beside)) };
  },
  head: (page) => {
    const { name: title } = page.match.context.identity;
    return sectionHead("/", { ...pages.home, title })(page);
  },
  component: Home,
});

function Home() {
  const { announced } = Route.useLoaderData();
  const [{ text }] = trpc.pageText.get.useSuspenseQuery({ name: "home" });
  return (
    <HomePage
      hero={
        <EditedLater part={heroText}>
          <Hero slides={text.lists["slides"] ?? []} />
        </EditedLater>
      }
      announcement={announced !== undefined && <Announcement n={announced} />}
      latestWorks={<LatestWorks />}
      gallery={useBoards().exhibitions.length > 0 && <GalleryStrip />}
    />
  );
}
