import { Checkbox } from "@bulmo/ui/checkbox";
import { EmptyState } from "@bulmo/ui/state";
import { useDialog } from "@bulmo/ui/use-dialog";
import type { PageSearch } from "../../page/search-params.ts";
import * as form from "../../parts/form/form.css.ts";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import * as rows from "../../parts/list/fact-rows.css.ts";
import { ListPagination } from "../../parts/list/list-pagination.tsx";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { waitingFor } from "../../session/call/waiting-for.tsx";
import { ApplicationRow } from "./application-row.tsx";

/** Who applied and waits, and whether one has to apply at all (DAY-09). For administrators, behind a guard. */
export function Applications({ search: { page } }: { search: PageSearch }) {
  const asked = trpc.application.list.useQuery({ page: Number(page ?? 1) }, asStanding);
  const grades = trpc.grade.list.useQuery(undefined, asStanding);
  const [status, setStatus] = useStatus();
  const waiting = waitingFor([asked, grades], "가입 신청을 불러오지 못했습니다.");
  if (waiting || !asked.data || !grades.data) return waiting;
  const { list, isOn, totalPages, page: shown } = asked.data;
  return (
    <div className={actionRows.steps}>
      <Switch isOn={isOn} />
      <StatusLine status={status} />
      {list.length === 0 ? (
        <EmptyState title="기다리는 가입 신청이 없습니다." />
      ) : (
        <ul className={rows.list} aria-label="기다리는 가입 신청">
          {list.map((one) => (
            <ApplicationRow key={one.id} application={one} grades={grades.data} onDone={setStatus} />
          ))}
        </ul>
      )}
      {totalPages > 1 && <ListPagination to="/admin/member-manage/applications" page={shown} totalPages={totalPages} />}
    </div>
  );
}

const words = {
  failed: "가입 승인을 바꾸지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 바뀌었는지 알 수 없습니다. 새로 불러와 확인해 주세요.",
};

function Switch({ isOn }: { isOn: boolean }) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const turning = trpc.application.switch.useMutation();
  const turn = async (wanted: boolean) => {
    try {
      await turning.mutateAsync({ isOn: wanted });
    } catch (error) {
      await notice(withOutcome(words, error));
    }
    await Promise.all([utils.application.invalidate(), utils.audit.invalidate()]);
  };
  return (
    <div>
      <Checkbox
        label="가입할 때 관리자의 승인을 받습니다"
        checked={turning.isPending ? turning.variables.isOn : isOn}
        disabled={turning.isPending}
        onCheckedChange={(checked) => void turn(checked === true)}
      />
      <p className={form.hint}>
        켜면 그때부터 가입하는 사람은 승인을 받은 뒤에 로그인할 수 있고, 결과는 이메일로 알려 줍니다. 꺼도 이미 기다리는
        신청은 그대로 남습니다.
      </p>
    </div>
  );
}
