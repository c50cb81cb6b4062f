import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { type ReactNode, useEffect } from "react";
import { awake } from "../../page/awake.ts";
import type { SitePath } from "../../page/site-path.ts";
import { lazyPart, useLazy } from "../../parts/lazy/use-lazy.ts";
import { OwnerActions } from "../../post/board/owner-actions.tsx";
import { Neighbours } from "../../post/board/neighbours.tsx";
import { PostActions, ReportPost } from "../../post/board/post-actions.tsx";
import { PostView } from "../../post/board/post-view.tsx";
import { useCountedView } from "../../post/board/use-counted-view.ts";
import type { ShowPost } from "../../post/board/secret-question.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { ContentFrame } from "../../shell/layout/content-frame.tsx";
import { CompactPageBanner } from "../../shell/layout/page-banner.tsx";
import { PrintSource } from "../../post/board/print-source.tsx";
import { Breadcrumb } from "../../shell/navigation/breadcrumb.tsx";

type PostFrameProps = { title: string; isWide?: boolean; children: ReactNode };

/** What stands around a post: the name of its board. */
export const PostFrame = ({ title, isWide = false, children }: PostFrameProps) => (
  <>
    <CompactPageBanner title={title} breadcrumb={<Breadcrumb title={title} />} />
    <ContentFrame width={isWide ? undefined : "reading"}>{children}</ContentFrame>
  </>
);

type ReadPostProps = {
  path: SitePath;
  post: PostDetail;
  /** What is written, where it is set in a way of its own. */
  content?: ReactNode;
  /** Below what can be done with it. */
  children?: ReactNode;
};

/** A post as its readers see it, which counts that it was read. */
export function ReadPost(props: ReadPostProps) {
  useCountedView(props.post);
  return <ShownPost {...props} />;
}

/** The same, which somebody else counts; with a notice in place of its text for who may not read that. */
function ShownPost({ path, post, content, notice, children }: ReadPostProps & { notice?: ReactNode }) {
  return (
    <>
      <PostView post={post} content={content} notice={notice} />
      <PrintSource path={`${path}/detail?index=${post.index}`} />
      <PostActions path={path} title={post.title}>
        <OwnerActions post={post} listPath={path} />
        {!notice && <ReportPost key={`${post.type} ${post.index}`} post={post} />}
      </PostActions>
      {!notice && children}
      <Neighbours path={path} previous={post.previous} next={post.next} />
    </>
  );
}

const secretQuestion = lazyPart(async () => (await import("../../post/board/secret-question.tsx")).SecretQuestion);

type PostPageProps = { title: string; path: SitePath; address: PostAddress; children?: ReactNode };

export function PostPage({ title, path, address, children }: PostPageProps) {
  const [post] = trpc.post.get.useSuspenseQuery(address);
  useCountedView(address);
  const show: ShowPost = (shown, notice) => (
    <ShownPost path={path} post={shown} notice={notice}>
      {children}
    </ShownPost>
  );
  return <PostFrame title={title}>{post.isSecret ? <Secret post={post} show={show} /> : show(post)}</PostFrame>;
}

/** As it comes it says that it is secret; what else there is to it is loaded where there is one. */
function Secret({ post, show }: { post: PostDetail; show: ShowPost }) {
  const { Loaded: Question, load } = useLazy(secretQuestion);
  useEffect(() => void load(), [load]);
  return Question ? <Question post={post} show={show} /> : show(post, <span {...awake}>{post.summary}</span>);
}
