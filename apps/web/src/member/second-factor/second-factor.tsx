import type { SecondFactorSetUp } from "@bulmo/contracts/second-factor";
import { useDialog } from "@bulmo/ui/use-dialog";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import * as form from "../../parts/form/form.css.ts";
import { trpc } from "../../session/call/trpc.ts";
import { type Change, CodeStep } from "./code-step.tsx";
import { Overview } from "./overview.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { SetUpStep } from "./set-up-step.tsx";

type Step =
  | { kind: "overview" }
  | { kind: "code"; change: Change }
  | { kind: "set-up"; setUp: SecondFactorSetUp }
  | { kind: "codes"; codes: string[] };

type SecondFactorProps = {
  /** The check of the password is too long ago: it has to be made again. */
  onRefused: () => void;
};

/** An administrator's second factor, after the password has been checked (docs/decisions/017). */
export function SecondFactor({ onRefused }: SecondFactorProps) {
  const [step, setStep] = useState<Step>({ kind: "overview" });
  const { data, isError, isFetching, refetch } = trpc.auth.secondFactor.useQuery(undefined, { refetchOnMount: true });
  const { fail, finish, busy, changes } = useActs({ setStep, onRefused, refetch });
  if (step.kind === "overview" && !data)
    return isError ? <ErrorState busy={isFetching} onRetry={() => void refetch()} /> : <BusyState />;
  const ask = (change: Change) => () => setStep({ kind: "code", change });
  return (
    <section className={form.section}>
      {step.kind === "overview" && data && (
        <Overview
          state={data}
          busy={busy}
          onSetUp={data.isOn ? ask("setUp") : () => void changes.setUp().catch(fail)}
          onRenew={ask("renew")}
          onOff={ask("off")}
        />
      )}
      {step.kind === "code" && (
        <CodeStep change={step.change} onCode={changes[step.change]} onFailed={fail} onCancel={finish} />
      )}
      {step.kind === "set-up" && (
        <SetUpStep
          setUp={step.setUp}
          onConfirmed={(codes) => setStep({ kind: "codes", codes })}
          onFailed={fail}
          onCancel={finish}
        />
      )}
      {step.kind === "codes" && <RecoveryCodes codes={step.codes} onDone={finish} />}
    </section>
  );
}

type Surroundings = SecondFactorProps & { setStep: (step: Step) => void; refetch: () => Promise<unknown> };

function useActs({ setStep, onRefused, refetch }: Surroundings) {
  const { notice } = useDialog();
  const setUp = trpc.auth.setUpSecondFactor.useMutation();
  const renew = trpc.auth.renewRecoveryCodes.useMutation();
  const off = trpc.auth.removeSecondFactor.useMutation();
  const finish = () => {
    void refetch();
    setStep({ kind: "overview" });
  };
  const fail = async (error: unknown) => {
    await notice(messageOf(error));
    const reason = reasonOf(error);
    if (reason === "PASSWORD_UNCHECKED") onRefused();
    // Turned on or off elsewhere: what is shown here is of before.
    if (reason === "SECOND_FACTOR_MISSING" || reason === "SECOND_FACTOR_REFUSED") finish();
  };
  return {
    busy: setUp.isPending,
    fail,
    finish,
    changes: {
      setUp: async (code?: string) => setStep({ kind: "set-up", setUp: await setUp.mutateAsync({ code }) }),
      renew: async (code?: string) =>
        setStep({ kind: "codes", codes: (await renew.mutateAsync({ code })).recoveryCodes }),
      off: async (code?: string) => {
        await off.mutateAsync({ code });
        await refetch();
        setStep({ kind: "overview" });
      },
    } satisfies Record<Change, (code?: string) => Promise<void>>,
  };
}
