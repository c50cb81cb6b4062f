import type { ListedReply } from "@bulmo/contracts/event-reply";
import { Button } from "@bulmo/ui/button";
import { EmptyState } from "@bulmo/ui/state";
import { type Column, Table } from "@bulmo/ui/table";
import { sitePath } from "../../page/site-path.ts";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { SheetButtons } from "../sheet/sheet-buttons.tsx";
import { Link } from "../../parts/link/link.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { formatMoment, formatWholeDay } from "../../parts/text/date.ts";
import { asStanding } from "../../session/call/as-standing.ts";
import { isUnknown } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import * as styles from "./event.css.ts";

type RepliesProps = { id: number; year: number };

/** Who comes to an event, with how many, and the list to take along. */
export function Replies({ id, year }: RepliesProps) {
  const asked = trpc.event.listReplies.useQuery({ id, year }, asStanding);
  if (isUnknown(asked.error) && !asked.isFetching)
    return (
      <EmptyState title="행사를 찾을 수 없습니다." action={<ToList />}>
        지워졌거나 주소가 바뀌었을 수 있습니다.
      </EmptyState>
    );
  const waiting = waitingFor([asked], "참석 명단을 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const { title, startsOn, list, peopleCount, comingCount, absentCount } = asked.data;
  return (
    <div className={actionRows.steps}>
      <StepTitle>{`${title} 참석 명단`}</StepTitle>
      {startsOn && <p className={form.hint}>{formatWholeDay(startsOn)}</p>}
      <p className={styles.sums}>
        <span className={styles.sum}>{`모두 ${peopleCount}명이 옵니다.`}</span>
        <span>{`참석 회원 ${comingCount}명, 동반 ${peopleCount - comingCount}명, 불참 ${absentCount}명`}</span>
      </p>
      {list.length === 0 ? (
        <EmptyState title="아직 알린 회원이 없습니다." action={<ToList />} />
      ) : (
        <>
          <SheetButtons
            source={{ path: "/event/replies", query: { id: String(id), year: String(year) }, name: "참석 명단" }}
            title="참석 명단 내려받기"
            failed="참석 명단을 내려받지 못했습니다."
          />
          <Table caption={`${title} 참석 명단`} columns={columns} rows={list} rowKey={keyOf} />
          <div className={form.actions}>
            <ToList />
          </div>
        </>
      )}
    </div>
  );
}

const keyOf = ({ nickname }: ListedReply) => nickname;

const columns: Column<ListedReply>[] = [
  { key: "name", label: "이름", primary: true, cell: ({ name, nickname }) => `${name} (${nickname})` },
  { key: "role", label: "직책", width: "6rem", cell: ({ role }) => role },
  {
    key: "coming",
    label: "참석",
    width: "8rem",
    cell: ({ isComing, companions }) => {
      if (!isComing) return "불참";
      return companions === 0 ? "참석" : `참석, 동반 ${companions}명`;
    },
  },
  { key: "note", label: "전하는 말", phone: "below", cell: ({ note }) => note },
  {
    key: "at",
    label: "알린 때",
    width: "10rem",
    phone: "last",
    cell: ({ repliedAt }) => <time dateTime={repliedAt}>{formatMoment(repliedAt)}</time>,
  },
];

const ToList = () => (
  <Button asChild size="large">
    <Link to={sitePath("/admin/event")}>목록</Link>
  </Button>
);
