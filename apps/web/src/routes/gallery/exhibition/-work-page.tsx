import type { PostGetInput } from "@bulmo/contracts/post";
import { BackButton } from "../../../post/board/back-button.tsx";
import { OwnerActions } from "../../../post/board/owner-actions.tsx";
import { ShareButton } from "../../../post/board/share-button.tsx";
import { useCountedView } from "../../../post/board/use-counted-view.ts";
import { exhibitionNumbered, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { LikeButton } from "../../../gallery/work/like-button.tsx";
import { WorkActions } from "../../../gallery/work/work-actions.tsx";
import { WorkNeighbours } from "../../../gallery/work/work-neighbours.tsx";
import { WorkView } from "../../../gallery/work/work-view.tsx";
import { trpc } from "../../../session/call/trpc.ts";
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
        <OwnerActions post={post} listPath={worksPath(exhibition, group)} />
      </WorkActions>
      <WorkNeighbours type={exhibition.type} group={group} previous={post.previous} next={post.next} />
    </GalleryPage>
  );
}
