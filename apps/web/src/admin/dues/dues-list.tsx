import { firstDuesYear, lastDuesYear } from "@bulmo/contracts/dues-rule";
import { EmptyState } from "@bulmo/ui/state";
import * as form from "../../parts/form/form.css.ts";
import { SheetButtons } from "../sheet/sheet-buttons.tsx";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { dayFromNow } from "../../parts/text/date.ts";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { DuesFilters } from "./dues-filters.tsx";
import { DuesMember } from "./dues-member.tsx";
import type { DuesSearch } from "./dues-search.ts";
import * as styles from "./dues.css.ts";

/** The year of an address, or the present one. */
function yearIn({ year }: DuesSearch): number {
  const asked = Number(year);
  return asked >= firstDuesYear && asked <= lastDuesYear ? asked : Number(dayFromNow(0).slice(0, 4));
}

/** Who has paid the dues of a year, as the treasurer notes it (DAY-09). For administrators, behind a guard. */
export function DuesList({ search }: { search: DuesSearch }) {
  const year = yearIn(search);
  const grades = trpc.grade.list.useQuery(undefined, asStanding);
  const waiting = waitingFor([grades], "회비를 불러오지 못했습니다.");
  if (waiting || !grades.data) return waiting;
  return (
    <div className={actionRows.steps}>
      <p className={form.hint}>
        회원이 낸 회비를 해마다 적어 둡니다. 돈을 주고받는 곳이 아니며, 회원은 마이페이지에서 자신의 것만 봅니다.
      </p>
      <DuesFilters search={search} year={year} grades={grades.data} />
      <Found search={search} year={year} />
    </div>
  );
}

const states = ["PAID", "UNPAID"] as const;
const stateOf = (search: DuesSearch) => states.find((state) => state === search.state);

function Found({ search, year }: { search: DuesSearch; year: number }) {
  const [status, setStatus] = useStatus();
  const { grade, page } = search;
  const state = stateOf(search);
  const input = {
    year,
    state,
    gradeId: grade === undefined ? undefined : Number(grade),
    search: search.search ?? "",
    page: Number(page ?? 1),
  };
  const asked = trpc.dues.list.useQuery(input, asStanding);
  const waiting = waitingFor([asked], "회비를 불러오지 못했습니다.");
  if (waiting || !asked.data) return waiting;
  const { list, totalPages, page: shown, paidCount, unpaidCount, amount, withdrawn } = asked.data;
  return (
    <>
      <p className={styles.sums}>
        <span>{`낸 회원 ${paidCount}명`}</span>
        <span>{`내지 않은 회원 ${unpaidCount}명`}</span>
        <span>{`합계 ${amount.toLocaleString("ko-KR")}원`}</span>
      </p>
      {withdrawn.count > 0 && (
        <p className={styles.sums}>
          <span>{`탈퇴한 회원 ${withdrawn.count}명 · ${withdrawn.amount.toLocaleString("ko-KR")}원`}</span>
          <span className={form.hint}>위의 합계에 들어 있으며, 누가 냈는지는 남기지 않습니다.</span>
        </p>
      )}
      <SheetButtons
        source={{ path: "/dues/list", query: { year: String(year), gradeId: grade, state }, name: `${year}년 회비` }}
        title="회비 명단 내려받기"
        failed="회비 명단을 내려받지 못했습니다."
      />
      <StatusLine status={status} />
      {list.length === 0 ? (
        <EmptyState title="해당하는 회원이 없습니다." />
      ) : (
        <ul className={rows.list} aria-label={`${year}년 회비`}>
          {list.map((row) => (
            <DuesMember key={`${year} ${row.id}`} row={row} year={year} onDone={setStatus} />
          ))}
        </ul>
      )}
      {totalPages > 1 && (
        <ListPagination
          to="/admin/dues"
          search={{ year: search.year, grade, state, search: search.search }}
          page={shown}
          totalPages={totalPages}
        />
      )}
    </>
  );
}
