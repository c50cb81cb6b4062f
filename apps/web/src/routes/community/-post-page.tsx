import type { BoardType, PostAddress } from "@bulmo/contracts/post";
import type { ReactNode } from "react";
import { AuthorActions } from "../../features/board/author-actions.tsx";
import { Neighbours } from "../../features/board/neighbours.tsx";
import { PostActions } from "../../features/board/post-actions.tsx";
import { PostView } from "../../features/board/post-view.tsx";
import { ReportPost } from "../../features/board/report-post.tsx";
import { useCountedView } from "../../features/board/use-counted-view.ts";
import { ContentFrame } from "../../features/layout/content-frame.tsx";
import { CompactPageBanner } from "../../features/layout/page-banner.tsx";
import { Breadcrumb } from "../../features/navigation/breadcrumb.tsx";
import { trpc } from "../../lib/trpc.ts";

type PostPageProps = {
  title: string;
  path: "/community/notice" | "/community/qna";
  type: BoardType;
  address: PostAddress;
  children?: ReactNode;
};

export function PostPage({ title, path, type, address, children }: PostPageProps) {
  const [post] = trpc.post.get.useSuspenseQuery(address);
  useCountedView(address);
  return (
    <>
      <CompactPageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
      <ContentFrame width="reading">
        <PostView post={post} />
        <PostActions path={path} title={post.title}>
          {type === "QNA" && <AuthorActions post={post} />}
          <ReportPost key={`${type} ${post.index}`} type={type} post={post} />
        </PostActions>
        {children}
        <Neighbours type={type} previous={post.previous} next={post.next} />
      </ContentFrame>
    </>
  );
}
