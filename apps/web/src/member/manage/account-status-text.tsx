import type { ConfirmOptions } from "@bulmo/ui/use-dialog";

/** Whom it is about. */
export type Subject = { _id: string; name: string; username: string; isActive: boolean };

const own = <p>지금 로그인하신 본인의 계정입니다.</p>;

const who = ({ name, username }: Subject) => `${name}(${username}) 님의 `;

/** What is asked before an account is suspended or goes on: the words follow its state (ADM-03). */
export function toggleQuestion(member: Subject, isOwn: boolean): ConfirmOptions {
  if (!member.isActive) {
    return {
      message: (
        <>
          <p>{who(member)}활동을 재개합니다.</p>
          <p>다시 로그인하여 글을 쓸 수 있게 됩니다.</p>
        </>
      ),
      confirmLabel: "활동 재개",
    };
  }
  return {
    message: (
      <>
        <p>{who(member)}활동을 정지합니다.</p>
        {isOwn && own}
        <p>바로 로그아웃되며, 활동을 재개할 때까지 로그인할 수 없습니다.</p>
      </>
    ),
    confirmLabel: "활동 정지",
    danger: true,
  };
}

/** The state that the account has now, whoever else changed it meanwhile. */
export const toggled = (isActive: boolean) =>
  isActive ? "회원의 활동이 재개되었습니다." : "회원의 활동이 정지되었습니다.";

/** What is asked before an account is deleted (ADM-04). */
export const removeQuestion = (member: Subject, isOwn: boolean): ConfirmOptions => ({
  message: (
    <>
      <p>해당 계정을 삭제합니다.</p>
      {isOwn && own}
      <p>
        {who(member)}개인정보는 바로 지워지며 되돌릴 수 없습니다. 올린 게시물과 댓글은 ‘탈퇴한 회원’의 글로 남습니다.
      </p>
    </>
  ),
  confirmLabel: "계정 삭제",
  danger: true,
});

export const removed = "계정이 삭제되었습니다.";
