import type { SecondFactorSetUp } from "@bulmo/contracts/second-factor";
import { useDialog } from "@bulmo/ui/dialog-provider";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import { messageOf, statusOf } from "../../lib/call-error.ts";
import { trpc } from "../../lib/trpc.ts";
import { Overview } from "./overview.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import * as styles from "./second-factor.css.ts";
import { SetUpStep } from "./set-up-step.tsx";

type Step = { kind: "overview" } | { kind: "set-up"; setUp: SecondFactorSetUp } | { kind: "codes"; codes: string[] };

type SecondFactorProps = {
  /** The check of the password is too long ago: it has to be made again. */
  onRefused: () => void;
};

/** An administrator's second factor, after the password has been checked (docs/decisions/017). */
export function SecondFactor({ onRefused }: SecondFactorProps) {
  const [step, setStep] = useState<Step>({ kind: "overview" });
  const { data, isError, isFetching, refetch } = trpc.auth.secondFactor.useQuery(undefined, { refetchOnMount: true });
  const acts = useActs({ setStep, onRefused, refetch });
  if (step.kind === "overview" && !data)
    return isError ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <BusyState />;
  return (
    <section className={styles.section}>
      {step.kind === "overview" && data && <Overview state={data} {...acts} />}
      {step.kind === "set-up" && (
        <SetUpStep
          setUp={step.setUp}
          onConfirmed={(codes) => setStep({ kind: "codes", codes })}
          onFailed={acts.fail}
          onCancel={() => setStep({ kind: "overview" })}
        />
      )}
      {step.kind === "codes" && <RecoveryCodes codes={step.codes} onDone={acts.finish} />}
    </section>
  );
}

type Surroundings = SecondFactorProps & { setStep: (step: Step) => void; refetch: () => Promise<unknown> };

function useActs({ setStep, onRefused, refetch }: Surroundings) {
  const { confirm, notice } = useDialog();
  const setUp = trpc.auth.setUpSecondFactor.useMutation();
  const renew = trpc.auth.renewRecoveryCodes.useMutation();
  const off = trpc.auth.removeSecondFactor.useMutation();
  const fail = async (error: unknown) => {
    await notice(messageOf(error));
    if (statusOf(error) === 403) onRefused();
  };
  const finish = () => {
    void refetch();
    setStep({ kind: "overview" });
  };
  const tryTo = (work: () => Promise<unknown>) => () => void work().catch(fail);
  return {
    busy: setUp.isPending || renew.isPending || off.isPending,
    fail,
    finish,
    onSetUp: tryTo(async () => setStep({ kind: "set-up", setUp: await setUp.mutateAsync() })),
    onRenew: tryTo(async () => {
      if (!(await confirm({ message: "새로 발급하면 이전 복구 코드는 사용할 수 없습니다." }))) return;
      setStep({ kind: "codes", codes: (await renew.mutateAsync()).recoveryCodes });
    }),
    onOff: tryTo(async () => {
      const message = "2단계 인증을 해제하면 비밀번호만으로 로그인하게 됩니다.";
      if (!(await confirm({ message, confirmLabel: "해제", danger: true }))) return;
      await off.mutateAsync();
      await refetch();
    }),
  };
}
