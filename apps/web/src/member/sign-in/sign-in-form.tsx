import { needed } from "@bulmo/contracts/needed";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useDialog } from "@bulmo/ui/use-dialog";
import { Field } from "@bulmo/ui/field";
import { TextLink } from "@bulmo/ui/link";
import { PasswordInput } from "@bulmo/ui/password-input";
import { TextInput } from "@bulmo/ui/text-input";
import { useMutation } from "@tanstack/react-query";
import { useHydrated, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { messageOf, reasonOf } from "../../session/call/call-error.ts";
import { Link } from "../../parts/link/link.tsx";
import type { SignInInput } from "../../session/session-dependencies.ts";
import { useSession } from "../../session/session-provider.tsx";
import { sitePath } from "../../page/site-path.ts";
import { SecondFactorField } from "./second-factor-field.tsx";
import * as styles from "./sign-in-form.css.ts";

/** `onDone` takes the reader on after a successful sign-in. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [autoLogin, setAutoLogin] = useState(false);
  const [missing, setMissing] = useState<Missing>({});
  const { isPending, submit, asksFactor } = useSignIn(onDone);
  const isHydrated = useHydrated();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const input = { username: textOf(fields, "username"), password: textOf(fields, "password") };
    const found = missingOf(input);
    setMissing(found);
    const [first] = Object.keys(found);
    const secondFactor = textOf(fields, "secondFactor");
    if (first) form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    else submit({ ...input, autoLogin, ...(secondFactor !== "" && { secondFactor }) });
  };
  return (
    // Never by address: a form sent before its script runs must not write the password into one.
    <form method="post" noValidate className={styles.form} onSubmit={send}>
      <Field label="아이디" error={missing.username}>
        <TextInput name="username" autoComplete="username" autoCapitalize="none" spellCheck={false} required />
      </Field>
      <Field label="비밀번호" error={missing.password}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      {asksFactor && <SecondFactorField />}
      <div className={styles.options}>
        <Checkbox
          label="자동 로그인"
          checked={autoLogin}
          onCheckedChange={(checked) => setAutoLogin(checked === true)}
        />
        <TextLink asChild className={styles.find}>
          <Link to={sitePath("/find-info/id")}>아이디/비밀번호 찾기</Link>
        </TextLink>
      </div>
      <Button
        // Before its script runs the form has nobody to send it: what is pressed is kept until then.
        type={isHydrated ? "submit" : "button"}
        variant="primary"
        size="large"
        wide
        busy={isPending}
      >
        로그인
      </Button>
      <noscript>로그인하려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.</noscript>
    </form>
  );
}

type Missing = Partial<typeof needed>;

/** What the form needs and does not have, in field order. */
function missingOf({ username, password }: { username: string; password: string }): Missing {
  return {
    ...(username.trim() === "" && { username: needed.username }),
    ...(password === "" && { password: needed.password }),
  };
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

/** To who came from an old site with a password that would be refused here, at each sign-in (docs/decisions/075). */
const suggestion = {
  message: "쉽게 짐작할 수 있는 비밀번호를 쓰고 계십니다. 계정을 안전하게 지키실 수 있도록 새 비밀번호로 바꿔 주세요.",
  confirmLabel: "비밀번호 변경",
  cancelLabel: "나중에",
};

/** To who was away for a year: nothing is lost, and one press brings it back (DAY-10). */
const awakening = {
  message: (
    <>
      <p>1년 넘게 로그인하지 않으셔서 계정이 휴면으로 바뀌어 있습니다.</p>
      <p>휴면을 해제하면 지금처럼 이용하실 수 있습니다.</p>
    </>
  ),
  confirmLabel: "휴면 해제",
  cancelLabel: "취소",
};

function useSignIn(onDone: () => void) {
  const session = useSession();
  const navigate = useNavigate();
  const { notice, confirm } = useDialog();
  const [asksFactor, setAsksFactor] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: session.signIn,
    onSuccess: async ({ isPasswordWeak }) => {
      if (isPasswordWeak && (await confirm(suggestion))) await navigate({ to: sitePath("/password-setting") });
      else onDone();
    },
    onError: async (error, input): Promise<void> => {
      if (reasonOf(error) === "USER_DORMANT") {
        if (await confirm(awakening)) mutate({ ...input, wakes: true });
        return;
      }
      const isFirst = reasonOf(error) === "SECOND_FACTOR_NEEDED" && !asksFactor;
      // The field itself says what is needed; asked for in vain it is told like every refusal (AUT-04).
      return isFirst ? setAsksFactor(true) : notice(messageOf(error));
    },
  });
  // Enter sends the form also while its button is busy.
  const submit = (input: SignInInput) => {
    if (!isPending) mutate(input);
  };
  return { isPending, submit, asksFactor };
}
