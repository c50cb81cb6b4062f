import type { FirstBoard, PostAddress } from "@bulmo/contracts/post";
import type { ReactNode } from "react";
import { OwnerActions } from "../../post/board/owner-actions.tsx";
import { Neighbours } from "../../post/board/neighbours.tsx";
import { PostActions, ReportPost } from "../../post/board/post-actions.tsx";
import { PostView } from "../../post/board/post-view.tsx";
import { useCountedView } from "../../post/board/use-counted-view.ts";
import { trpc } from "../../session/call/trpc.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { CompactPageBanner } from "../../shell/layout/page-banner.tsx";
import { PrintSource } from "../../post/board/print-source.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";

type PostPageProps = {
  title: string;
  path: "/community/notice" | "/community/qna";
  type: FirstBoard;
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
        <PrintSource path={`${path}/detail?index=${post.index}`} />
        <PostActions path={path} title={post.title}>
          <OwnerActions post={post} listPath={path} />
          <ReportPost key={`${type} ${post.index}`} type={type} post={post} />
        </PostActions>
        {children}
        <Neighbours type={type} previous={post.previous} next={post.next} />
      </ContentFrame>
    </>
  );
}
