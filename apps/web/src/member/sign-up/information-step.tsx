import type { RefObject } from "react";
import { SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import type { useComplaint } from "../../parts/form/use-complaint.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { PersonFields } from "../person/person-fields.tsx";
import { AccountFields } from "./account-fields.tsx";
import { Trap } from "./trap.tsx";

type InformationStepProps = {
  form: RefObject<HTMLFormElement | null>;
  complaint: ReturnType<typeof useComplaint>;
  busy: boolean;
  onNext: (form: HTMLFormElement) => Promise<unknown>;
};

/** The first step (SUP-01). */
export function InformationStep({ form, complaint, busy, onNext }: InformationStepProps) {
  const { errorOf, forgive, clear } = complaint;
  return (
    <Form ref={form} className={styles.form} busy={busy} onInput={forgive} onSubmit={onNext}>
      <p className={styles.hint}>* 표시는 반드시 입력해야 하는 항목입니다.</p>
      <AccountFields errorOf={errorOf} />
      <PersonFields errorOf={errorOf} />
      <AddressFields errorOf={errorOf} onFound={clear} />
      <Trap />
      <SubmitButton busy={busy}>다음</SubmitButton>
    </Form>
  );
}
