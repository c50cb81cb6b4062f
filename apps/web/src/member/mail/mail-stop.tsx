import { mailChoices } from "@bulmo/contracts/mail-choice-kind";
import { TextLink } from "@bulmo/ui/link";
import { BusyState, EmptyState, ErrorState } from "@bulmo/ui/state";
import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { useToken } from "../../page/use-token.ts";
import { reasonOf } from "../../session/call/call-error.ts";
import { withReason } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";

const toSettings = (
  <TextLink asChild>
    <Link to="/my-page">마이페이지</Link>
  </TextLink>
);

/** For who pressed the link at the end of a mail: that press was all, nobody signs in for it (DAY-01). */
export function MailStop() {
  const token = useToken();
  return (
    <>
      {token === null && <BusyState>알림을 끄고 있습니다.</BusyState>}
      {token === "" && <Unknown />}
      {token && <Stopping key={token} token={token} />}
      <noscript>알림을 끄려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.</noscript>
    </>
  );
}

const Unknown = () => (
  <EmptyState title="쓸 수 없는 주소입니다.">
    메일에 있는 링크가 중간에서 잘렸을 수 있습니다. {toSettings}에서도 메일 알림을 끄실 수 있습니다.
  </EmptyState>
);

function Stopping({ token }: { token: string }) {
  const { client } = trpc.useUtils();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["mail-stop", token],
    queryFn: () => client.mailChoice.stop.mutate({ token }),
    refetchOnMount: true,
    networkMode: "always",
    gcTime: 0,
  });
  if (data)
    return (
      <EmptyState title="알림 메일을 껐습니다.">
        ‘{mailChoices[data.kind].label}’ 알림을 더 보내지 않습니다. {toSettings}에서 언제든 다시 켜실 수 있습니다.
      </EmptyState>
    );
  if (reasonOf(error) === "MAIL_STOP_UNKNOWN") return <Unknown />;
  if (!error) return <BusyState>알림을 끄고 있습니다.</BusyState>;
  return (
    <ErrorState busy={isFetching} onRetry={() => void refetch()}>
      {withReason("알림을 끄지 못했습니다.", error)}
    </ErrorState>
  );
}
