import type { MemberAccount } from "@bulmo/contracts/member";
import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { ErrorState, BusyState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import { formatRecent } from "../../parts/text/date.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { ConsentLines } from "../agreement/consent-lines.tsx";
import { AdminAppointment } from "./admin-appointment.tsx";
import * as styles from "./member-access.css.ts";

export const useMemberAccount = ({ _id: id }: User) =>
  trpc.auth.memberAccount.useQuery({ id }, { refetchOnMount: true, networkMode: "always" });

type MemberAccessProps = { member: User; accountQuery: ReturnType<typeof useMemberAccount> };

/** How a member gets in, and what they may do there. */
export function MemberAccess({ member, accountQuery }: MemberAccessProps) {
  const { data: account, isError, isFetching, refetch } = accountQuery;
  if (!account)
    return isError ? (
      <ErrorState busy={isFetching} onRetry={() => void refetch()}>
        계정의 상태를 불러오지 못했습니다.
      </ErrorState>
    ) : (
      <BusyState />
    );
  return (
    <div className={styles.sections}>
      <SignInHelp member={member} account={account} />
      <AdminAppointment member={member} account={account} />
      {account.consents.length > 0 && (
        <section className={styles.section}>
          <h3 className={styles.title}>동의한 약관</h3>
          <ConsentLines consents={account.consents} />
        </section>
      )}
    </div>
  );
}

const words = {
  failed: "메일을 보내지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 메일을 보냈는지 알 수 없습니다. 잠시 후 회원에게 확인해 주세요.",
};

/** A letter to the member alone: nobody but them learns what stands in it (SEE-18). */
function SignInHelp({ member, account }: { member: User; account: MemberAccount }) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const invite = trpc.auth.inviteAgain.useMutation();
  const sendCode = trpc.auth.sendMemberCode.useMutation();
  const { hasPassword } = account;
  const { mutateAsync, isPending } = hasPassword ? sendCode : invite;
  const send = async () => {
    try {
      const { sentTo } = await mutateAsync({ id: member._id });
      await notice(
        hasPassword
          ? `${sentTo} 주소로 인증번호를 보냈습니다. 회원은 10분 안에 ‘비밀번호 찾기’에서 새 비밀번호를 정할 수 있습니다.`
          : `${sentTo} 주소로 초대 메일을 보냈습니다. 먼저 보낸 초대는 사용할 수 없습니다.`,
      );
    } catch (error) {
      window.reportError(error);
      await notice(withOutcome(words, error));
    }
    await utils.auth.memberAccount.invalidate();
  };
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>로그인 돕기</h3>
      {hasPassword ? <CodeText member={member} account={account} /> : <InvitationText account={account} />}
      <Button busy={isPending} onClick={() => void send()}>
        {hasPassword ? "인증번호 보내기" : "다시 초대"}
      </Button>
    </section>
  );
}

function CodeText({ member: { email }, account: { codeAddress } }: { member: User; account: MemberAccount }) {
  return (
    <p className={styles.text}>
      비밀번호를 잊은 회원에게 새 비밀번호를 정할 인증번호를 메일로 보냅니다. 인증번호는 회원만 볼 수 있습니다.{" "}
      {codeAddress === email
        ? "메일을 받지 못하는 회원은 먼저 이메일을 바로잡아 주세요."
        : `이메일이 바뀐 지 72시간이 지나지 않아 이전 주소(${codeAddress})로 보냅니다.`}
    </p>
  );
}

function InvitationText({ account: { invitation } }: { account: MemberAccount }) {
  return <p className={styles.text}>아직 비밀번호를 정하지 않은 회원입니다. {invitationState(invitation)}</p>;
}

function invitationState(invitation: MemberAccount["invitation"]): string {
  if (!invitation) return "초대 메일을 다시 보낼 수 있습니다.";
  const { sentAt, expiresAt } = invitation;
  if (new Date(expiresAt) <= new Date()) return `${formatRecent(sentAt)}에 보낸 초대는 기한이 지났습니다.`;
  return `${formatRecent(sentAt)}에 보낸 초대를 ${formatRecent(expiresAt)}까지 사용할 수 있습니다.`;
}
