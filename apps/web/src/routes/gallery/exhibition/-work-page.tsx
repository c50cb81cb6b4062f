import type { PostGetInput } from "@bulmo/contracts/post";
import { type Exhibition, worksPath } from "../../../gallery/exhibition/exhibition.ts";
import { LikeButton } from "../../../gallery/work/like-button.tsx";
import { WorkActions } from "../../../gallery/work/work-actions.tsx";
import { WorkNeighbours } from "../../../gallery/work/work-neighbours.tsx";
import { frame, trail } from "../../../gallery/work/work-view.css.ts";
import { WorkView } from "../../../gallery/work/work-view.tsx";
import { BackButton } from "../../../post/board/back-button.tsx";
import { OwnerActions } from "../../../post/board/owner-actions.tsx";
import { ShareButton } from "../../../post/board/share-button.tsx";
import { useCountedView } from "../../../post/board/use-counted-view.ts";
import { trpc } from "../../../session/call/trpc.ts";
import { Breadcrumb } from "../../../shell/navigation/breadcrumb.tsx";

type WorkPageProps = { exhibition: Exhibition; group?: number; input: PostGetInput };

/** A work as its visitors see it (GAL-08 to GAL-14). The page is the work's: no banner stands before it (SEE-06). */
export function WorkPage({ exhibition, group, input }: WorkPageProps) {
  const [post] = trpc.post.get.useSuspenseQuery(input);
  useCountedView(input);
  return (
    <div className={frame}>
      <div className={trail}>
        <Breadcrumb title={post.title} />
      </div>
      <WorkView
        post={post}
        exhibition={exhibition}
        group={group}
        actions={
          <>
            <LikeButton key={`${post.type}-${post.index}`} post={post} />
            <ShareButton title={post.title} />
            <OwnerActions post={post} listPath={worksPath(exhibition, group)} />
          </>
        }
      />
      <WorkActions
        exhibition={exhibition}
        index={post.index}
        back={<BackButton path={worksPath(exhibition, group)} />}
      />
      <WorkNeighbours type={exhibition.type} group={group} previous={post.previous} next={post.next} />
    </div>
  );
}
