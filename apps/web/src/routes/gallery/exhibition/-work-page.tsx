import type { PostGetInput } from "@bulmo/contracts/post";
import { BackButton } from "../../../features/board/back-button.tsx";
import { ShareButton } from "../../../features/board/share-button.tsx";
import { useCountedView } from "../../../features/board/use-counted-view.ts";
import { exhibitionNumbered, worksPath } from "../../../features/gallery/exhibition.ts";
import { LikeButton } from "../../../features/gallery/like-button.tsx";
import { WorkActions } from "../../../features/gallery/work-actions.tsx";
import { WorkNeighbours } from "../../../features/gallery/work-neighbours.tsx";
import { WorkView } from "../../../features/gallery/work-view.tsx";
import { trpc } from "../../../lib/trpc.ts";
import { GalleryPage } from "./-gallery-page.tsx";

type WorkPageProps = { n: number; group?: number; input: PostGetInput };

/** A work as its visitors see it (GAL-08 to GAL-14). */
export function WorkPage({ n, group, input }: WorkPageProps) {
  const exhibition = exhibitionNumbered(n);
  const [post] = trpc.post.get.useSuspenseQuery(input);
  useCountedView(input);
  return (
    <GalleryPage banner={exhibition.title} here={post.title}>
      <WorkView post={post} exhibition={exhibition} />
      <WorkActions exhibition={exhibition} back={<BackButton path={worksPath(exhibition, group)} />}>
        <LikeButton key={`${post.type}-${post.index}`} post={post} />
        <ShareButton title={post.title} />
      </WorkActions>
      <WorkNeighbours type={exhibition.type} group={group} previous={post.previous} next={post.next} />
    </GalleryPage>
  );
}
