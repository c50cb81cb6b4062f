import type { MemberAccount } from "@bulmo/contracts/member";
import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { isUnanswered } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSession, useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./member-access.css.ts";
import { ProofDialog } from "../password/proof-dialog.tsx";
import { useGoHome } from "./use-go-home.ts";

type AdminAppointmentProps = { member: User; account: MemberAccount };

const texts = {
  isAdmin:
    "이 회원은 관리자입니다. 회원과 게시물을 관리할 수 있으며, 한 일은 관리 기록에 남습니다. 관리자의 정보는 본인이 마이페이지에서 고칩니다.",
  canBe: "관리자로 지정하면 회원과 게시물을 관리할 수 있습니다. 회원의 개인정보도 볼 수 있으니 신중히 지정해 주세요.",
  cannotBe: "활동 중이고 비밀번호를 정한 회원만 관리자로 지정할 수 있습니다.",
};

const labelOf = (wanted: boolean) => (wanted ? "관리자로 지정" : "관리자 지정 해제");

const unknownOf = (wanted: boolean) =>
  `서버의 응답을 받지 못해 ${wanted ? "관리자로 지정" : "관리자 지정이 해제"}되었는지 알 수 없습니다. 회원의 상태를 다시 확인해 주세요.`;

/** The office of administrator, given and taken back (SEE-18). */
export function AdminAppointment({ member, account: { isAdmin, hasPassword } }: AdminAppointmentProps) {
  /** What is asked for stays what it is, also when somebody else has done it meanwhile. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const canBe = member.isActive && hasPassword;
  const change = useAdminChange(member, () => setWanted(null));
  const text = isAdmin ? texts.isAdmin : texts[canBe ? "canBe" : "cannotBe"];
  return (
    <section className={styles.section}>
      <h3 className={styles.title}>관리자 지정</h3>
      <p className={styles.text}>{text}</p>
      {(isAdmin || canBe) && <Button onClick={() => setWanted(!isAdmin)}>{labelOf(!isAdmin)}</Button>}
      {wanted !== null && (
        <ProofDialog
          title={labelOf(wanted)}
          confirmLabel={wanted ? "지정" : "해제"}
          danger={!wanted}
          asksCode
          onProven={(code) => change(wanted, code)}
          onClose={() => setWanted(null)}
        >
          <p>
            {wanted
              ? `${member.name}(${member.username}) 님을 관리자로 지정합니다.`
              : `${member.name}(${member.username}) 님의 관리자 지정을 해제합니다.`}{" "}
            본인 확인을 위해 지금 로그인하신 분의 비밀번호를 입력해 주세요.
          </p>
        </ProofDialog>
      )}
    </section>
  );
}

/** Throws what the call is refused with, for the dialog to tell. */
function useAdminChange({ _id: id, name }: User, onDone: () => void) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const session = useSession();
  const state = useSessionState();
  const goHome = useGoHome();
  const { mutateAsync } = trpc.auth.changeAdmin.useMutation();
  return async (isAdmin: boolean, code: string | undefined) => {
    try {
      await mutateAsync({ id, isAdmin, code });
    } catch (error) {
      // What was not answered may be done, and what was refused may have been done by somebody else.
      void utils.auth.memberAccount.invalidate();
      if (!isUnanswered(error)) throw error;
      // Sent again, the code would be one that was used.
      onDone();
      return notice(unknownOf(isAdmin));
    }
    onDone();
    const isOwn = "user" in state && state.user.id === id;
    if (!isOwn) await utils.auth.memberAccount.invalidate();
    await notice(isAdmin ? `${name} 님을 관리자로 지정했습니다.` : `${name} 님의 관리자 지정을 해제했습니다.`);
    if (!isOwn) return undefined;
    await goHome();
    return session.start();
  };
}
