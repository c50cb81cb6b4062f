import { secondFactorMissing } from "@bulmo/contracts/error-sentence";
import { Button } from "@bulmo/ui/button";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import type { ReactNode } from "react";
import { Link } from "../../parts/link/link.tsx";
import { trpc } from "../../session/call/trpc.ts";

/** Leads an administrator whom the site lets do nothing without a second factor to where it is set up. */
export function SecondFactorGate({ children }: { children: ReactNode }) {
  const { data, isError, isFetching, refetch } = trpc.auth.secondFactor.useQuery(undefined, { refetchOnMount: true });
  // What is behind it calls what only administrators may: not before it is known that they may.
  if (!data) return isError ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <BusyState />;
  if (!data.isRequired || data.isOn) return children;
  return (
    <EmptyState
      title="2단계 인증을 먼저 설정해 주세요."
      action={
        <Button variant="primary" asChild>
          <Link to="/password-setting">2단계 인증 설정하러 가기</Link>
        </Button>
      }
    >
      {secondFactorMissing} 비밀번호를 확인하신 다음 설정하시면 됩니다.
    </EmptyState>
  );
}
