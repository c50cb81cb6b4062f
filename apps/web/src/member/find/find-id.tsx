import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useState } from "react";
import { StepTitle, SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { Link } from "../../parts/link/link.tsx";
import { NameAndEmailFields, useFindAccount } from "./find-account.tsx";

/** AUT-18. */
export function FindId() {
  const [username, setUsername] = useState<string | null>(null);
  const formError = useFormError();
  const { find, isPending } = useFindAccount(formError);
  if (username !== null) return <FoundId username={username} />;
  const submit = async (form: HTMLFormElement) => {
    const found = await find(form);
    if (found) setUsername(found.username);
  };
  return (
    <Form className={styles.form} busy={isPending} onInput={formError.clearOnInput} onSubmit={submit}>
      <p className={styles.hint}>가입할 때 적은 이름과 이메일을 입력해 주세요.</p>
      <NameAndEmailFields errorOf={formError.errorOf} />
      <SubmitButton busy={isPending}>아이디 찾기</SubmitButton>
    </Form>
  );
}

function FoundId({ username }: { username: string }) {
  return (
    <div className={styles.form}>
      <StepTitle>아이디를 찾았습니다</StepTitle>
      <Field label="아이디">
        <TextInput value={username} readOnly autoComplete="off" />
      </Field>
      <div className={styles.actions}>
        <Button asChild size="large">
          <Link to="/">확인</Link>
        </Button>
        <Button asChild size="large">
          <Link to="/find-info/password">비밀번호 찾기</Link>
        </Button>
        <Button asChild size="large" variant="primary">
          <Link to="/sign-in">로그인</Link>
        </Button>
      </div>
    </div>
  );
}
