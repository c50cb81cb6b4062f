import type { PostAddress, PostDetail } from "@bulmo/contracts/post";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link } from "@tanstack/react-router";
import { usePostNow } from "./use-post-now.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { useDraftPlace } from "../draft/use-draft-place.ts";
import { QuestionForm } from "./question-form.tsx";

type QuestionEditingProps = { address: PostAddress | null; onDone: (index: number) => void };

/** For members, behind a guard: a new question, or one of their own to be edited (BRD-19, BRD-20). */
export function QuestionEditing({ address, onDone }: QuestionEditingProps) {
  const session = useSessionState();
  if (!("user" in session)) return null;
  const { _id: userId } = session.user;
  // Whoever signs in meanwhile gets a form of their own.
  return address ? (
    <OwnQuestion key={`${userId}:${address.index}`} userId={userId} address={address} onDone={onDone} />
  ) : (
    <Placed key={userId} userId={userId} question={null} onDone={onDone} />
  );
}

type PlacedProps = { userId: string; question: PostDetail | null; onDone: (index: number) => void };

function Placed({ userId, question, onDone }: PlacedProps) {
  const place = useDraftPlace({ userId, board: "QNA", index: question?.index });
  return place ? <QuestionForm place={place} question={question} onDone={onDone} /> : <BusyState />;
}

type OwnQuestionProps = { userId: string; address: PostAddress; onDone: (index: number) => void };

function OwnQuestion({ userId, address, onDone }: OwnQuestionProps) {
  const { post: question, hasFailed, refetch } = usePostNow(address);
  if (!question) {
    return hasFailed ? (
      <ErrorState onRetry={() => void refetch()}>글을 불러오지 못했습니다.</ErrorState>
    ) : (
      <BusyState />
    );
  }
  if (question.userId !== userId) {
    return (
      <EmptyState
        title="작성자만 고칠 수 있는 글입니다."
        action={
          <Button asChild>
            <Link to="/community/qna/detail" search={{ index: String(question.index) }}>
              글 보기
            </Link>
          </Button>
        }
      >
        다른 분이 쓴 글은 여기에서 고칠 수 없습니다.
      </EmptyState>
    );
  }
  return <Placed userId={userId} question={question} onDone={onDone} />;
}
