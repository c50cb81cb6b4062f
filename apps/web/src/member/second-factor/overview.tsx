import { secondFactorMissing } from "@bulmo/contracts/error-sentence";
import type { SecondFactorState } from "@bulmo/contracts/second-factor";
import { Button } from "@bulmo/ui/button";
import * as form from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as styles from "./second-factor.css.ts";

type OverviewProps = {
  state: SecondFactorState;
  busy: boolean;
  onSetUp: () => void;
  onRenew: () => void;
  onOff: () => void;
};

/** Whether there is a second factor, and what can be done about it. */
export function Overview({ state, busy, onSetUp, onRenew, onOff }: OverviewProps) {
  return (
    <>
      <StepTitle takesFocus={false}>2단계 인증</StepTitle>
      {state.isOn ? (
        <p>
          사용 중입니다. 로그인할 때 비밀번호와 함께 인증 앱의 숫자를 입력합니다. 남은 복구 코드는{" "}
          {state.recoveryCodesLeft}개입니다.
        </p>
      ) : (
        <p className={form.hint}>
          {state.isRequired
            ? secondFactorMissing
            : "로그인할 때 비밀번호와 함께 인증 앱의 숫자를 입력하여 관리자 계정을 지킵니다."}{" "}
          설정하면 로그인되어 있던 다른 기기는 모두 로그아웃되고, 만들어 두신 API 키는 폐기됩니다.
        </p>
      )}
      <div className={styles.actions}>
        <Button variant={state.isOn ? "secondary" : "primary"} busy={busy} onClick={onSetUp}>
          {state.isOn ? "다른 기기로 다시 설정" : "2단계 인증 설정"}
        </Button>
        {state.isOn && (
          <>
            <Button busy={busy} onClick={onRenew}>
              복구 코드 다시 발급
            </Button>
            <Button variant="danger" busy={busy} onClick={onOff}>
              해제
            </Button>
          </>
        )}
      </div>
    </>
  );
}
