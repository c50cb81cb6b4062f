import { signUpForm, signUpInput } from "@bulmo/contracts/sign-up";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type RefObject, useRef } from "react";
import { flushSync } from "react-dom";
import { valuesOf } from "../../parts/form/form.tsx";
import type { useFormError } from "../../parts/form/use-form-error.ts";
import { useLiveFormError } from "../../parts/form/use-live-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { weakPasswordIssue } from "../password/password-strength.ts";
import { usePasswordJudgement } from "../password/use-password-judgement.ts";
import { takenIssue } from "../person/taken.ts";
import { AgreementStep, type AgreementTexts } from "./agreement-step.tsx";
import { InformationStep } from "./information-step.tsx";
import * as styles from "./sign-up.css.ts";
import { useCompletion } from "./use-completion.ts";
import { useShownVersions } from "./use-shown-versions.ts";
import { useInformationStep, useElapsedTime } from "./use-information-step.ts";
import { useSteps } from "./use-steps.ts";

/** Both steps; the first stays in the page while the second is shown, and so does what was typed (SUP-17). */
export function SignUp({ texts }: { texts: AgreementTexts }) {
  const form = useRef<HTMLFormElement>(null);
  const { step, goOn, goBack } = useSteps();
  const formError = useLiveFormError(signUpForm);
  const { errorOf, onInput, judge } = usePasswordJudgement({
    errorOf: formError.errorOf,
    onInput: formError.watch.onInput,
  });
  const watched = { ...formError, errorOf, watch: { ...formError.watch, onInput } };
  const { leave, isPending } = useInformationStep({ showError: formError.showError, judge }, goOn);
  const submission = useSubmission(form, {
    formError,
    // The form has to be there again before the focus can go to it.
    goBack: () => flushSync(goBack),
  });
  return (
    <>
      <Steps current={step} />
      <div hidden={step !== 0}>
        <InformationStep form={form} formError={watched} busy={isPending} onNext={leave} />
      </div>
      {step === 1 && (
        <AgreementStep
          key={submission.shown}
          texts={texts}
          busy={submission.isPending}
          onCancel={goBack}
          onAgreed={submission.submit}
        />
      )}
    </>
  );
}

type Surroundings = { formError: ReturnType<typeof useFormError>; goBack: () => void };

function useSubmission(form: RefObject<HTMLFormElement | null>, { formError, goBack }: Surroundings) {
  const { notice } = useDialog();
  const { markSaved } = useUnsavedChanges(form);
  const complete = useCompletion();
  const sinceShown = useElapsedTime();
  const agreements = useShownVersions();
  const { mutateAsync, isPending } = trpc.auth.signUp.useMutation();
  const submit = async () => {
    if (!form.current) return undefined;
    const { remark, ...typed } = valuesOf(form.current);
    const values = signUpInput.parse({ ...typed, isOver14: true, termsAgreed: true, privacyAgreed: true });
    let isWaiting: boolean;
    try {
      const { isActive } = await mutateAsync({ ...values, ...agreements.versions, remark, elapsed: sinceShown() });
      isWaiting = !isActive;
    } catch (error) {
      const issue = takenIssue(error) ?? weakPasswordIssue(error);
      // Shown anew, to be agreed to anew; what was typed stays.
      if (reasonOf(error) === "AGREEMENT_CHANGED") await agreements.refresh();
      if (!issue) return notice(messageOf(error));
      goBack();
      return formError.showError(form.current, issue);
    }
    markSaved();
    return complete(values, isWaiting);
  };
  return { submit, isPending, shown: agreements.shown };
}

const steps = ["정보 입력", "약관 동의"] as const;

/** Where one is on the way; `current` counts from 0. */
function Steps({ current }: { current: number }) {
  return (
    <ol className={styles.steps}>
      {steps.map((step, place) => (
        <li key={step} className={styles.step} aria-current={place === current ? "step" : undefined}>
          <span className={styles.number}>{place + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
