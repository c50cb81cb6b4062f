import type { PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { useSessionState } from "../../session/session-provider.tsx";
import { trpc } from "../../session/call/trpc.ts";

/** Shows a post; with a notice in place of its text, and of what is said to it, for who may not read that. */
export type ShowPost = (post: PostDetail, notice?: ReactNode) => ReactNode;

/**
 * A secret question with what it says, for its writer and administrators, who ask for it once they are known
 * (docs/decisions/048). Everybody else is told whom it is for.
 */
export function SecretQuestion({ post, show }: { post: PostDetail; show: ShowPost }) {
  const session = useSessionState();
  const { type, index, userId } = post;
  const isConfidant = session.status === "admin" || ("user" in session && session.user._id === userId);
  const { data, isError, isFetching, refetch } = trpc.post.getSecret.useQuery(
    { type, index },
    { enabled: isConfidant, refetchOnMount: "always", retryOnMount: true },
  );
  if (!isConfidant) return show(post, <SecretNotice />);
  if (data) return show({ ...post, title: data.title, content: data.content, attachments: data.attachments });
  const isFailed = isError && !isFetching;
  return show(
    post,
    isFailed ? (
      <ErrorState onRetry={() => void refetch()}>글을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState>비밀 질문을 불러오는 중입니다.</BusyState>
    ),
  );
}

function SecretNotice() {
  const session = useSessionState();
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  if ("user" in session)
    return <EmptyState title="글쓴이와 관리자만 읽을 수 있습니다.">다른 분이 쓴 비밀 질문입니다.</EmptyState>;
  return (
    <EmptyState
      title="글쓴이와 관리자만 읽을 수 있습니다."
      action={
        <Button asChild>
          <Link to="/sign-in" search={{ origin: here }}>
            로그인
          </Link>
        </Button>
      }
    >
      글쓴이이시면 로그인하신 뒤에 읽으실 수 있습니다.
    </EmptyState>
  );
}
