import { addressProofInput } from "@bulmo/contracts/mail-choice";
import { firstIssue } from "@bulmo/contracts/first-issue";
import { Button } from "@bulmo/ui/button";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useEffect, useRef, useState } from "react";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import { useFormError } from "../../parts/form/use-form-error.ts";
import { formatDate } from "../../parts/text/date.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./own-mail.css.ts";

const askWords = {
  failed: "인증번호를 보내지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 인증번호를 보냈는지 알 수 없습니다. 받은 편지함을 살펴봐 주세요.",
};
const proveWords = {
  failed: "이메일 주소를 확인하지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 확인되었는지 알 수 없습니다. 잠시 뒤에 다시 확인해 주세요.",
};

const whyNot = (refusedAt: string | null): string =>
  refusedAt === null
    ? "이메일 주소가 아직 확인되지 않아 알림을 보내지 않습니다."
    : `${formatDate(refusedAt)}에 보낸 메일이 없는 주소라며 되돌아와 알림을 보내지 않습니다. 이메일 주소가 맞는지 살펴보시고, 바뀌었으면 회원 정보에서 고치신 뒤 다시 확인해 주세요.`;

/**
 * A member shows that they read what is mailed to them: nothing that others write is mailed to an address before, nor any
 * more once a mail has come back from it (`refusedAt`).
 */
export function AddressProof({ refusedAt, onProven }: { refusedAt: string | null; onProven: () => void }) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const asking = trpc.mailChoice.askForProof.useMutation();
  const [sentTo, setSentTo] = useState<string>();
  const ask = async () => {
    try {
      setSentTo((await asking.mutateAsync()).sentTo);
    } catch (error) {
      await utils.mailChoice.list.invalidate();
      await notice(withOutcome(askWords, error));
    }
  };
  return (
    <div className={styles.proof}>
      <p className={styles.note}>
        {sentTo === undefined ? whyNot(refusedAt) : `${sentTo} 주소로 인증번호를 보냈습니다. 10분 안에 입력해 주세요.`}
      </p>
      {sentTo !== undefined && <CodeForm key={asking.submittedAt} onProven={onProven} />}
      <Button size="small" busy={asking.isPending} onClick={() => void ask()}>
        {sentTo === undefined ? "이메일 주소 확인하기" : "인증번호 다시 받기"}
      </Button>
    </div>
  );
}

function CodeForm({ onProven }: { onProven: () => void }) {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const proving = trpc.mailChoice.prove.useMutation();
  const formError = useFormError();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const send = async (sent: HTMLFormElement) => {
    const wrong = firstIssue(addressProofInput, valuesOf(sent));
    if (wrong) return formError.showError(sent, wrong);
    try {
      const list = await proving.mutateAsync(addressProofInput.parse(valuesOf(sent)));
      utils.mailChoice.list.setData(undefined, list);
      onProven();
    } catch (error) {
      await notice(withOutcome(proveWords, error));
    }
  };
  return (
    <Form className={styles.codeForm} busy={proving.isPending} onInput={formError.clearOnInput} onSubmit={send}>
      <Field label="이메일로 받은 인증번호" error={formError.errorOf("code")}>
        <TextInput ref={input} name="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
      </Field>
      <Button type="submit" variant="primary" busy={proving.isPending} className={styles.codeButton}>
        확인
      </Button>
    </Form>
  );
}
