import type { UserRow } from "@bulmo/contracts/user";
import { type Column, Table } from "@bulmo/ui/table";
import { Portrait } from "../photo/portrait.tsx";
import { MemberActions } from "./member-actions.tsx";
import * as styles from "./member-table.css.ts";
import { PositionCell } from "./position-cell.tsx";
import type { AccountStatus } from "./use-account-status.ts";
import { type Positions, usePositions } from "./use-positions.ts";

const columnsOf = (standing: AccountStatus, positions: Positions): Column<UserRow>[] => [
  {
    key: "profile",
    label: "구분",
    width: "4.5rem",
    phone: "lead",
    cell: ({ profile }) => <Portrait url={profile} size="small" />,
  },
  { key: "name", label: "이름", width: "6rem", primary: true, cell: (member) => <Name member={member} /> },
  {
    key: "role",
    label: "직책",
    width: "7rem",
    cell: (member) => <PositionCell member={member} positions={positions} />,
  },
  { key: "email", label: "이메일", cell: ({ email }) => <Email email={email} /> },
  {
    key: "address",
    label: "주소",
    phone: "hidden",
    cell: ({ address }) => <span className={styles.address}>{address}</span>,
  },
  {
    key: "actions",
    label: "회원 설정",
    width: "13.5rem",
    phone: "below",
    cell: (member) => <MemberActions member={member} standing={standing} positions={positions} />,
  },
];

export function MemberTable({ members, standing }: { members: UserRow[]; standing: AccountStatus }) {
  const positions = usePositions();
  return (
    <Table
      caption="회원 목록"
      columns={columnsOf(standing, positions)}
      rows={members}
      rowKey={({ _id }) => _id}
      centredRows
      isMarked={({ isActive }) => !isActive}
    />
  );
}

function Name({ member: { name, nickname, isActive } }: { member: UserRow }) {
  return (
    <span className={styles.name}>
      {name}
      {nickname !== name && <span className={styles.nickname}>{nickname}</span>}
      {!isActive && <span className={styles.suspended}>활동 정지 중</span>}
    </span>
  );
}

/** Where it needs two lines, the second begins with the domain. */
function Email({ email }: { email: string }) {
  const at = email.lastIndexOf("@");
  return (
    <span className={styles.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
}
