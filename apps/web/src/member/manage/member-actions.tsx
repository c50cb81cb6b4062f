import type { UserRow } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import * as styles from "./member-table.css.ts";
import { positionFormId } from "./position-cell.tsx";
import type { Positions } from "./use-positions.ts";
import type { useAccountStatus } from "./use-account-status.ts";

export type AccountStatus = ReturnType<typeof useAccountStatus>;

type MemberActionsProps = { member: UserRow; standing: AccountStatus; positions: Positions };

/** What can be done with a member of the list; every control is named by whom it is about (ADM-02). */
export function MemberActions({ member, standing, positions }: MemberActionsProps) {
  const { name, email, isActive, _id } = member;
  const toggle = isActive ? "활동 정지" : "활동 재개";
  const isBusy = standing.isBusy(_id);
  return (
    <div className={styles.actions}>
      <Button asChild size="small" variant="quiet">
        <Link to="/admin/member-manage/detail" search={{ email }} aria-label={`${name} 정보 보기`}>
          정보 보기
        </Link>
      </Button>
      <PositionButton member={member} positions={positions} />
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        aria-label={`${name} ${toggle}`}
        onClick={() => void standing.toggle(member)}
      >
        {toggle}
      </Button>
      <Button
        size="small"
        variant="quiet"
        busy={isBusy}
        className={styles.removal}
        aria-label={`${name} 계정 삭제`}
        onClick={() => void standing.remove(member)}
      >
        계정 삭제
      </Button>
    </div>
  );
}

function PositionButton({ member: { _id, name }, positions }: Omit<MemberActionsProps, "standing">) {
  const isEdited = positions.isEdited(_id);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  if (isEdited) {
    return (
      <Button
        // Another button: one that became the form's while it is pressed would send the form.
        key="save"
        type="submit"
        form={positionFormId(_id)}
        size="small"
        variant="primary"
        busy={positions.isSaving(_id)}
        aria-label={`${name} 직책 저장`}
      >
        저장
      </Button>
    );
  }
  return (
    <Button
      key="edit"
      ref={button}
      size="small"
      variant="quiet"
      aria-label={`${name} 직책 수정`}
      onClick={() => positions.begin(_id)}
    >
      직책 수정
    </Button>
  );
}
