import type { UserRow } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { MenuButton } from "../../parts/lazy/menu-button.tsx";
import { lazyPart } from "../../parts/lazy/use-lazy.ts";
import * as styles from "./member-table.css.ts";
import { positionFormId } from "./position-cell.tsx";
import type { Positions } from "./use-positions.ts";
import type { AccountStatus } from "./use-account-status.ts";

const memberMenu = lazyPart(async () => (await import("./member-menu.tsx")).MemberMenu);

type MemberActionsProps = { member: UserRow; standing: AccountStatus; positions: Positions };

/** What can be done with a member of the list; every control is named by whom it is about (ADM-02). */
export function MemberActions({ member, standing, positions }: MemberActionsProps) {
  const { name, email } = member;
  return (
    <div className={styles.actions}>
      <Button asChild size="small" variant="quiet">
        <Link to="/admin/member-manage/detail" search={{ email }} aria-label={`${name} 정보 보기`}>
          정보 보기
        </Link>
      </Button>
      <PositionButton member={member} positions={positions} />
      <MenuButton menu={memberMenu} props={{ member, standing, label: `${name} 다른 설정` }} />
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
