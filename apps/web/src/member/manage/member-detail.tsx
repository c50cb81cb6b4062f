import { EmptyState, BusyState, ErrorState } from "@bulmo/ui/state";
import { TextLink } from "@bulmo/ui/link";
import { Link } from "@tanstack/react-router";
import { isNotFound } from "../../session/call/call-error.ts";
import { ReasonGate } from "../../session/reason/reason-gate.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { MemberFile } from "./member-file.tsx";
import { useLoggedError } from "./use-logged-error.ts";

type MemberDetailProps = {
  email: string;
  /** The member is found by another address from now on. */
  onMoved: (email: string) => void;
  /** Goes on after the account was deleted (ADM-08). */
  onRemoved: () => void;
};

/** One member, as administrators see them (ADM-07), once they said why (DAY-10). */
export const MemberDetail = (props: MemberDetailProps) => (
  <ReasonGate>
    <FoundMember {...props} />
  </ReasonGate>
);

function FoundMember({ email, onMoved, onRemoved }: MemberDetailProps) {
  const {
    data: member,
    error,
    isFetching,
    refetch,
  } = trpc.user.getByEmail.useQuery({ email }, { refetchOnMount: true, networkMode: "always", enabled: email !== "" });
  const isMissing = email === "" || isNotFound(error);
  useLoggedError(isMissing ? null : error);
  if (isMissing) return <NoSuchMember />;
  if (member) return <MemberFile member={member} onMoved={onMoved} onRemoved={onRemoved} />;
  return error ? (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      회원 정보를 불러오지 못했습니다.
    </ErrorState>
  ) : (
    <BusyState />
  );
}

function NoSuchMember() {
  return (
    <EmptyState
      title="찾으시는 회원이 없습니다."
      action={
        <TextLink asChild>
          <Link to="/admin/member-manage/list">회원 목록 보기</Link>
        </TextLink>
      }
    >
      계정이 삭제되었거나 이메일이 바뀌었을 수 있습니다.
    </EmptyState>
  );
}
