import { Button } from "@bulmo/ui/button";
import { type ReactNode, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { asStanding } from "../call/as-standing.ts";
import { trpc } from "../call/trpc.ts";
import { waitingFor } from "../call/waiting-for.tsx";
import { ReasonForm } from "./reason-form.tsx";

/** Shows a member's data once it was said why; what was said holds for an hour in this session. */
export function ReasonGate({ children }: { children: ReactNode }) {
  const asked = trpc.audit.getReason.useQuery(undefined, asStanding);
  const [isBusy, setBusy] = useState(false);
  const [isGiven, setGiven] = useState(false);
  if (isGiven || asked.data?.given) return children;
  const waiting = waitingFor([asked], "화면을 불러오지 못했습니다.");
  if (waiting) return waiting;
  return (
    <section className={formStyles.form}>
      <StepTitle takesFocus={false}>회원 정보를 보시는 사유</StepTitle>
      <p className={formStyles.hint}>
        회원 정보를 본 사유는 관리 기록에 남습니다. 한 번 고르시면 한 시간 동안 다시 묻지 않습니다.
      </p>
      <ReasonForm id="reason" onBusy={setBusy} onGiven={() => setGiven(true)}>
        <div className={formStyles.actions}>
          <Button type="submit" variant="primary" size="large" busy={isBusy}>
            회원 정보 보기
          </Button>
        </div>
      </ReasonForm>
    </section>
  );
}
