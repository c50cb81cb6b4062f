import type { UserRow } from "@bulmo/contracts/user";
import { IconButton } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { Menu, MenuItem } from "@bulmo/ui/menu";
import type { AccountStatus } from "./use-account-status.ts";

export type MemberMenuProps = { member: UserRow; standing: AccountStatus; label: string };

export function MemberMenu({ member, standing, label }: MemberMenuProps) {
  const isBusy = standing.isBusy(member._id);
  return (
    <Menu defaultOpen trigger={<IconButton icon="more" label={label} busy={isBusy} />}>
      <MenuItem disabled={isBusy} onSelect={() => void standing.toggle(member)}>
        <Icon name={member.isActive ? "pause" : "play"} />
        {member.isActive ? "활동 정지" : "활동 재개"}
      </MenuItem>
      <MenuItem danger disabled={isBusy} onSelect={() => void standing.remove(member)}>
        <Icon name="trash" />
        계정 삭제
      </MenuItem>
    </Menu>
  );
}
