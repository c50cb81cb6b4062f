import { type FirstIssue, firstIssue } from "@bulmo/contracts/first-issue";
import { type CreatedKey, type KeyCreate, keyCreateInput } from "@bulmo/contracts/key";
import { keyDays, longestKeyName } from "@bulmo/contracts/key-scope";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { Select } from "@bulmo/ui/select";
import { TextInput } from "@bulmo/ui/text-input";
import { useRef, useState } from "react";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSessionState } from "../../session/session-provider.tsx";
import { ProofDialog } from "../password/proof-dialog.tsx";
import { ScopeFields } from "./scope-fields.tsx";

/** Whatever else is wanted may be asked for by a program. */
const periods = [
  { days: 30, label: "30일" },
  { days: 90, label: "90일" },
  { days: keyDays.fallback, label: "1년" },
  { days: keyDays.most, label: "2년" },
];

/** What stands in the form, as the call takes it. */
const wantedIn = (form: HTMLFormElement) => ({
  name: valuesOf(form)["name"] ?? "",
  scopes: new FormData(form).getAll("scopes"),
  days: Number(valuesOf(form)["days"]),
});

type KeyFormProps = { onMade: (made: CreatedKey) => void; onCancel: () => void };

/** A new key: what it is called, what it may do and for how long; then who sits there is asked once more. */
export function KeyForm({ onMade, onCancel }: KeyFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { markSaved } = useUnsavedChanges(form);
  const [wanted, setWanted] = useState<KeyCreate | null>(null);
  const isAdmin = useSessionState().status === "admin";
  const tellWrong = (sent: HTMLFormElement, wrong: FirstIssue) => {
    // Several boxes share its name: the first of them stands for all.
    if (wrong.field === "scopes") sent.querySelector<HTMLElement>('[role="checkbox"]')?.focus();
    return formError.showError(sent, wrong);
  };
  const ask = (sent: HTMLFormElement) => {
    const given = wantedIn(sent);
    const wrong = firstIssue(keyCreateInput, given);
    if (wrong) return tellWrong(sent, wrong);
    setWanted(keyCreateInput.parse(given));
    return undefined;
  };
  const made = (key: CreatedKey) => {
    markSaved();
    onMade(key);
  };
  return (
    <>
      <Form ref={form} className={styles.form} onInput={formError.clearOnInput} onSubmit={ask}>
        <StepTitle>API 키 만들기</StepTitle>
        <Field
          label="이름"
          required
          error={formError.errorOf("name")}
          hint="어느 프로그램의 키인지 나중에 알아볼 수 있는 이름입니다."
        >
          <TextInput name="name" maxLength={longestKeyName} autoComplete="off" />
        </Field>
        <ScopeFields isAdmin={isAdmin} error={formError.errorOf("scopes")} onChoose={formError.clear} />
        <Field
          label="기한"
          required
          hint="기한이 지나면 키를 쓸 수 없습니다. 필요한 만큼만 짧게 정하시는 것이 안전합니다."
        >
          <Select name="days" defaultValue={keyDays.fallback}>
            {periods.map(({ days, label }) => (
              <option key={days} value={days}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.actions}>
          <Button size="large" onClick={onCancel}>
            취소
          </Button>
          <Button type="submit" variant="primary" size="large">
            만들기
          </Button>
        </div>
      </Form>
      {wanted && <MakeDialog wanted={wanted} asksCode={isAdmin} onMade={made} onClose={() => setWanted(null)} />}
    </>
  );
}

type MakeDialogProps = {
  wanted: KeyCreate;
  asksCode: boolean;
  onMade: (made: CreatedKey) => void;
  onClose: () => void;
};

function MakeDialog({ wanted, asksCode, onMade, onClose }: MakeDialogProps) {
  const { mutateAsync } = trpc.key.create.useMutation();
  return (
    <ProofDialog
      title="API 키 만들기"
      confirmLabel="만들기"
      asksCode={asksCode}
      onProven={async (code) => onMade(await mutateAsync({ ...wanted, code }))}
      onClose={onClose}
    >
      <p>‘{wanted.name}’ API 키를 만듭니다. 본인 확인을 위해 지금 쓰시는 비밀번호를 입력해 주세요.</p>
    </ProofDialog>
  );
}
