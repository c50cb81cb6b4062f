import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { type ReactNode, useId, useRef, useState } from "react";
import * as formStyles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { type ErrorOf, useFormError } from "../../parts/form/use-form-error.ts";
import { usePasswordJudgement } from "../password/use-password-judgement.ts";
import { AdministratorFields } from "./administrator-fields.tsx";
import { LooksFields } from "./looks-fields.tsx";
import { OfficerFields } from "./officer-fields.tsx";
import { completeSetUp, SetUpError } from "./send-set-up.ts";
import * as styles from "./set-up.css.ts";
import { fieldOf, forgetTyped, storeTyped, readTyped, rowsOf, setUpIssue, setUpOf } from "./set-up-values.ts";

/** Everything that a site needs before it opens, on one page in four parts; all of it can be changed later (PAG-09). */
export function SetUpForm({ code }: { code: string }) {
  const [typed] = useState(readTyped);
  const [rows, setRows] = useState(() => rowsOf(typed));
  const [called, setCalled] = useState(typed["association.name"] ?? "");
  const formError = useFormError();
  const { submit, isPending } = useSetUp({ code, rows, showError: formError.showError });
  const { errorOf, onInput } = usePasswordJudgement({
    errorOf: formError.errorOf,
    onInput: (event) => {
      formError.clearOnInput(event);
      const values = valuesOf(event.currentTarget);
      storeTyped(values);
      setCalled(values["association.name"] ?? "");
    },
  });
  const form = useRef<HTMLFormElement>(null);
  const keep = () => {
    // After the hidden field has its new value.
    requestAnimationFrame(() => form.current && storeTyped(valuesOf(form.current)));
  };
  return (
    <div className={styles.page}>
      <h1>누리집을 시작합니다</h1>
      <p className={formStyles.hint}>
        네 가지를 적으면 누리집이 열립니다. 여기서 정한 것은 나중에 모두 고칠 수 있습니다. 적으신 것은 비밀번호를 빼고
        이 브라우저에 남아, 창을 닫았다 다시 열어도 지워지지 않습니다. * 표시는 반드시 적어 주세요.
      </p>
      <Form ref={form} className={styles.form} busy={isPending} onInput={onInput} onSubmit={submit}>
        <Part number={1} title="협회">
          <AssociationFields typed={typed} errorOf={errorOf} />
        </Part>
        <Part number={2} title="로고와 빛깔">
          <LooksFields code={code} typed={typed} called={called} onChange={keep} />
        </Part>
        <Part number={3} title="임원">
          <OfficerFields rows={rows} typed={typed} errorOf={errorOf} />
          <div>
            <Button onClick={() => setRows(rows + 1)}>임원 더하기</Button>
          </div>
        </Part>
        <Part number={4} title="첫 관리자">
          <AdministratorFields typed={typed} errorOf={errorOf} />
        </Part>
        <Button type="submit" variant="primary" size="large" wide busy={isPending}>
          누리집 열기
        </Button>
      </Form>
    </div>
  );
}

/** A part of the form under its number and name. */
function Part({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id} className={styles.partTitle}>
        <span className={styles.number}>{number}</span> {title}
      </h2>
      {children}
    </section>
  );
}

type FieldsProps = { typed: Readonly<Record<string, string>>; errorOf: ErrorOf };

function AssociationFields({ typed, errorOf }: FieldsProps) {
  const field = (name: string) => ({ name: `association.${name}`, defaultValue: typed[`association.${name}`] });
  const fault = (name: string) => errorOf(`association.${name}`);
  return (
    <>
      <Field
        label="협회 이름"
        required
        error={fault("name")}
        hint="누리집의 맨 위와 모든 페이지의 제목, 편지에 쓰입니다."
      >
        <TextInput {...field("name")} autoComplete="organization" />
      </Field>
      <Field label="한자 이름" error={fault("nameHanja")} hint="없으면 비워 두세요.">
        <TextInput {...field("nameHanja")} autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label="우편번호" error={fault("zonecode")}>
          <TextInput {...field("zonecode")} inputMode="numeric" autoComplete="postal-code" />
        </Field>
        <Field label="주소" required error={fault("address")}>
          <TextInput {...field("address")} autoComplete="street-address" />
        </Field>
      </div>
      <Field label="대표 전화" error={fault("phone")}>
        <TextInput {...field("phone")} type="tel" inputMode="tel" autoComplete="tel" />
      </Field>
      <Field label="대표 이메일" error={fault("email")}>
        <TextInput {...field("email")} type="email" inputMode="email" autoComplete="email" autoCapitalize="none" />
      </Field>
    </>
  );
}

const words = {
  unknown: "서버의 응답을 받지 못했습니다. 적으신 것은 남아 있습니다. 연결 상태를 확인하신 뒤 다시 눌러 주세요.",
  done: "이미 다른 곳에서 누리집이 열렸습니다.",
};

type Sending = { code: string; rows: number; showError: ReturnType<typeof useFormError>["showError"] };

function useSetUp({ code, rows, showError }: Sending) {
  const { notice } = useDialog();
  const [isPending, setPending] = useState(false);
  const submit = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = setUpIssue(values, { code, rows });
    if (wrong) return showError(form, wrong);
    setPending(true);
    try {
      await completeSetUp(setUpOf(values, { code, rows }));
    } catch (error) {
      setPending(false);
      if (!(error instanceof SetUpError)) return notice(words.unknown);
      if (error.status === 404) {
        await notice(words.done);
        return window.location.assign("/");
      }
      const { field, message } = error;
      return field ? showError(form, { field: fieldOf(field, values, rows), message }) : notice(message);
    }
    forgetTyped();
    // A whole document: this one was sent while the site was nobody's.
    return window.location.assign("/");
  };
  return { submit, isPending };
}
