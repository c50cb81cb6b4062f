import type { NameAndEmail } from "@bulmo/contracts/password";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import { SubmitButton } from "../../parts/form/form-step.tsx";
import * as styles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { NameAndEmailFields, useFindAccount } from "./find-account.tsx";
import { NewPasswordStep } from "./new-password-step.tsx";

/** Name and email, then the mailed code and a new password (AUT-20, AUT-21). */
export function FindPassword() {
  const [who, setWho] = useState<NameAndEmail & { username: string }>();
  if (who) return <NewPasswordStep who={who} />;
  return <IdentityStep onKnown={setWho} />;
}

type IdentityStepProps = { onKnown: (who: NameAndEmail & { username: string }) => void };

function IdentityStep({ onKnown }: IdentityStepProps) {
  const form = useRef<HTMLFormElement>(null);
  const formError = useFormError();
  const { find, isPending: isFinding } = useFindAccount(formError);
  const { mutateAsync, isPending: isSending } = trpc.auth.passwordCode.useMutation();
  const { notice } = useDialog();
  const isBusy = isFinding || isSending;
  // Whoever was invited has a code already, which a new one would replace.
  const goOn = async ({ withNewCode }: { withNewCode: boolean }) => {
    const found = form.current && (await find(form.current));
    if (!found) return;
    try {
      if (withNewCode) await mutateAsync({ name: found.name, email: found.email });
      onKnown(found);
    } catch (error) {
      await notice(messageOf(error));
    }
  };
  return (
    <Form
      ref={form}
      className={styles.form}
      busy={isBusy}
      onInput={formError.clearOnInput}
      onSubmit={() => goOn({ withNewCode: true })}
    >
      <p className={styles.hint}>가입할 때 적은 이름과 이메일을 입력하시면 인증번호를 메일로 보내 드립니다.</p>
      <NameAndEmailFields errorOf={formError.errorOf} />
      <SubmitButton busy={isBusy}>인증번호 받기</SubmitButton>
      <Button variant="quiet" disabled={isBusy} onClick={() => void goOn({ withNewCode: false })}>
        이미 받은 인증번호가 있습니다
      </Button>
    </Form>
  );
}
