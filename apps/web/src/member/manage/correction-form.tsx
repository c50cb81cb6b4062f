import { firstIssue } from "@bulmo/contracts/first-issue";
import { correction, correctionLabels } from "@bulmo/contracts/member";
import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextArea, TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import type { ErrorOf } from "../../parts/form/use-form-error.ts";
import { useLiveFormError } from "../../parts/form/use-live-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { AddressFields } from "../address/address-fields.tsx";
import { PersonFields } from "../person/person-fields.tsx";
import { differing, correctionOf, type CorrectionValues, merge } from "./correction.ts";
import { ProofDialog } from "../password/proof-dialog.tsx";
import * as styles from "./register-form.css.ts";
import { useCorrection } from "./use-correction.ts";

export type CorrectionFormProps = {
  member: User;
  /** With the member as they are now, when something was saved. */
  onDone: (member?: User) => void;
};

/** What a correction begins with: what stood there, and what the fields show. */
type Start = { turn: number; seen: CorrectionValues; shown: CorrectionValues };

/** What is saved where the fields show what was typed before a conflict. */
const standingOf = ({ seen, shown }: Start) =>
  Object.fromEntries(differing(seen, shown).map((field) => [field, seen[field]]));

/** The data of a member, put right by an administrator (SEE-18). */
export function CorrectionForm({ member, onDone }: CorrectionFormProps) {
  const { notice } = useDialog();
  const [start, setStart] = useState<Start>(() => {
    const seen = correctionOf(member);
    return { turn: 0, seen, shown: seen };
  });
  const takeCurrent = async (current: User, typed: CorrectionValues) => {
    const now = correctionOf(current);
    const names = differing(start.seen, now).map((field) => correctionLabels[field]);
    setStart({ turn: start.turn + 1, seen: now, shown: merge(start.seen, now, typed) });
    await notice(
      `그사이 다음 항목이 바뀌었습니다: ${names.join(", ")}. 바뀐 내용을 확인하신 뒤 다시 저장해 주세요. 입력하신 내용은 그대로 있습니다.`,
    );
  };
  // Anew after a conflict: the fields show what stands there now.
  return <CorrectionFields key={start.turn} id={member._id} start={start} onConflict={takeCurrent} onDone={onDone} />;
}

type CorrectionFieldsProps = {
  id: string;
  start: Start;
  onConflict: (current: User, typed: CorrectionValues) => Promise<void>;
  onDone: CorrectionFormProps["onDone"];
};

function CorrectionFields({ id, start, onConflict, onDone }: CorrectionFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useLiveFormError(correction);
  const { markSaved } = useUnsavedChanges(form, { standing: standingOf(start) });
  const { save, isPending, asksProof, proveAndSave, dismissProof } = useCorrection({
    id,
    seen: start.seen,
    onConflict,
    onTaken: (issue) => form.current && formError.showError(form.current, issue),
    onSaved: (member) => {
      markSaved();
      onDone(member);
    },
  });
  const submit = (sent: HTMLFormElement) => {
    const values = valuesOf(sent);
    const wrong = firstIssue(correction, values);
    if (wrong) return formError.showError(sent, wrong);
    const changes = correction.parse(values);
    if (differing(start.seen, changes).length > 0) return save(changes);
    // Nobody is told of nothing.
    onDone();
    return undefined;
  };
  return (
    <>
      <Form ref={form} className={styles.form} busy={isPending} {...formError.watch} onSubmit={submit}>
        <StepTitle>{start.seen.name} 님의 정보 수정</StepTitle>
        <p className={formStyles.hint}>
          * 표시는 반드시 입력해야 하는 항목입니다. 고친 항목은 회원에게 메일로 알립니다.
        </p>
        <Fields shown={start.shown} errorOf={formError.errorOf} onAddressFound={formError.clear} />
        <div className={formStyles.actions}>
          <Button size="large" disabled={isPending} onClick={() => onDone()}>
            취소
          </Button>
          <Button type="submit" variant="primary" size="large" busy={isPending}>
            저장
          </Button>
        </div>
      </Form>
      {asksProof && (
        <ProofDialog title="이메일 바로잡기" confirmLabel="저장" onProven={proveAndSave} onClose={dismissProof}>
          <p>
            이메일은 비밀번호를 다시 정하는 데 쓰입니다. 본인 확인을 위해 지금 로그인하신 분의 비밀번호를 입력해 주세요.
            이전 주소와 새 주소에 모두 알립니다.
          </p>
        </ProofDialog>
      )}
    </>
  );
}

type FieldsProps = { shown: CorrectionValues; errorOf: ErrorOf; onAddressFound: () => void };

function Fields({ shown, errorOf, onAddressFound }: FieldsProps) {
  return (
    <>
      <PersonFields initial={shown} errorOf={errorOf} isSomebodyElse />
      <Field label="직책" error={errorOf("role")} hint="네 글자까지 적을 수 있습니다.">
        <TextInput name="role" defaultValue={shown.role} maxLength={4} autoComplete="off" />
      </Field>
      <AddressFields initial={shown} errorOf={errorOf} onFound={onAddressFound} isSomebodyElse />
      <Field label="활동 사항" error={errorOf("activity")}>
        <TextArea name="activity" defaultValue={shown.activity} />
      </Field>
      <Field label="경력" error={errorOf("career")}>
        <TextArea name="career" defaultValue={shown.career} />
      </Field>
    </>
  );
}
