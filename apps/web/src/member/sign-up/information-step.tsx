import { VisuallyHidden } from "@bulmo/ui/visually-hidden";
import type { RefObject } from "react";
import { SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import type { useLiveFormError } from "../../parts/form/use-live-form-error.ts";
import { AccountFields } from "../account/account-fields.tsx";
import { AddressFields } from "../address/address-fields.tsx";
import { PersonFields } from "../person/person-fields.tsx";

type InformationStepProps = {
  form: RefObject<HTMLFormElement | null>;
  formError: ReturnType<typeof useLiveFormError>;
  busy: boolean;
  onNext: (form: HTMLFormElement) => Promise<unknown>;
};

/** The first step (SUP-01). */
export function InformationStep({ form, formError, busy, onNext }: InformationStepProps) {
  const { errorOf, watch, clear } = formError;
  return (
    <Form ref={form} className={styles.form} busy={busy} {...watch} onSubmit={onNext}>
      <p className={styles.hint}>* 표시는 반드시 입력해야 하는 항목입니다.</p>
      <AccountFields errorOf={errorOf} />
      <PersonFields errorOf={errorOf} />
      <AddressFields errorOf={errorOf} onFound={clear} />
      <Honeypot />
      <SubmitButton busy={busy}>다음</SubmitButton>
    </Form>
  );
}

/** For password managers, each of which has its own word for being asked to leave a field alone. */
const leaveAlone = { "data-1p-ignore": "", "data-lpignore": "true", "data-bwignore": "", "data-form-type": "other" };

/** A field that only programs find and fill in (docs/decisions/020). */
const Honeypot = () => (
  <VisuallyHidden>
    <span aria-hidden="true">
      <label htmlFor="sign-up-remark">이 칸은 비워 두세요</label>
      <input id="sign-up-remark" type="text" name="remark" tabIndex={-1} autoComplete="off" {...leaveAlone} />
    </span>
  </VisuallyHidden>
);
