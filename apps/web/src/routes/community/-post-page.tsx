import type { BoardType, PostAddress } from "@bulmo/contracts/post";
import type { ReactNode } from "react";
import { Neighbours } from "../../features/board/neighbours.tsx";
import { PostActions } from "../../features/board/post-actions.tsx";
import { PostView } from "../../features/board/post-view.tsx";
import { useCountedView } from "../../features/board/use-counted-view.ts";
import { trpc } from "../../lib/trpc.ts";
import { CommunityPage } from "./-community-page.tsx";

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
    <CommunityPage title={title}>
      <PostView post={post} />
      <PostActions path={path} title={post.title} />
      {children}
      <Neighbours type={type} previous={post.previous} next={post.next} />
    </CommunityPage>
  );
}
