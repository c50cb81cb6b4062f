import type { UserRow } from "@bulmo/contracts/user";
import { type Column, Table } from "@bulmo/ui/table";
import { Portrait } from "../photo/portrait.tsx";
import { GradeSelect } from "./grade-select.tsx";
import { MemberActions } from "./member-actions.tsx";
import * as styles from "./member-table.css.ts";
import { PositionCell } from "./position-cell.tsx";
import type { AccountStatus } from "./use-account-status.ts";
import { type MemberGrades, useMemberGrades } from "./use-member-grades.ts";
import { type Positions, usePositions } from "./use-positions.ts";

/** Where there are grades, one of them beside the position. */
const gradeColumn = (giving: MemberGrades): Column<UserRow>[] =>
  giving.grades.length === 0
    ? []
    : [
        {
          key: "grade",
          label: "등급",
          width: "8.5rem",
          cell: (member) => <GradeSelect member={member} giving={giving} className={styles.grade} />,
        },
      ];

type Giving = { standing: AccountStatus; positions: Positions; giving: MemberGrades; areDormant: boolean };

const columnsOf = ({ standing, positions, giving, areDormant }: Giving): Column<UserRow>[] => [
  {
    key: "profile",
    label: "구분",
    width: "4.5rem",
    phone: "lead",
    cell: ({ profile }) => <Portrait url={profile} size="small" />,
  },
  {
    key: "name",
    label: "이름",
    width: "6rem",
    primary: true,
    cell: (member) => <Name member={member} isDormant={areDormant} />,
  },
  {
    key: "role",
    label: "직책",
    width: "6rem",
    cell: (member) => <PositionCell member={member} positions={positions} />,
  },
  ...gradeColumn(giving),
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
    width: "12.5rem",
    phone: "below",
    cell: (member) => <MemberActions member={member} standing={standing} positions={positions} />,
  },
];

type MemberTableProps = { members: UserRow[]; standing: AccountStatus; areDormant: boolean };

export function MemberTable({ members, standing, areDormant }: MemberTableProps) {
  const positions = usePositions();
  const giving = useMemberGrades();
  return (
    <Table
      caption="회원 목록"
      columns={columnsOf({ standing, positions, giving, areDormant })}
      rows={members}
      rowKey={({ _id }) => _id}
      centredRows
      isMarked={({ isActive }) => !isActive}
    />
  );
}

function Name({ member: { name, nickname, isActive }, isDormant }: { member: UserRow; isDormant: boolean }) {
  return (
    <span className={styles.name}>
      {name}
      {nickname !== name && <span className={styles.nickname}>{nickname}</span>}
      {!isActive && <span className={styles.suspended}>{isDormant ? "휴면" : "활동 정지 중"}</span>}
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
