import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useQuery } from "@tanstack/react-query";
import { reasonOf } from "../../session/call/call-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { FirstPasswordForm } from "./first-password-form.tsx";
import { ExpiredInvitation, MissingInvitation, VoidInvitation } from "./no-invitation.tsx";
import { useToken } from "../../page/use-token.ts";

/** For who comes by the address in an invitation: a password is all that they lack (SEE-18). */
export function Invitation() {
  const token = useToken();
  return (
    <>
      {token === null && <BusyState>초대를 확인하고 있습니다.</BusyState>}
      {token === "" && <MissingInvitation />}
      {token && <OpenedInvitation key={token} token={token} />}
      <noscript>비밀번호를 정하려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.</noscript>
    </>
  );
}

function OpenedInvitation({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["invitation", token],
    // What a query asks stands in its address, and so in logs.
    queryFn: () => client.auth.openInvitation.mutate({ token }),
    refetchOnMount: true,
    networkMode: "always",
    // Nothing of it is kept.
    gcTime: 0,
  });
  if (data) return <FirstPasswordForm token={token} username={data.username} expiresAt={data.expiresAt} />;
  const reason = reasonOf(error);
  if (reason === "INVITATION_EXPIRED") return <ExpiredInvitation />;
  if (reason === "INVITATION_GONE") return <VoidInvitation />;
  if (!error) return <BusyState>초대를 확인하고 있습니다.</BusyState>;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {withReason("초대를 확인하지 못했습니다.", error)}
    </ErrorState>
  );
}
