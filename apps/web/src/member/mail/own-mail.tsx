import { type MailChoice } from "@bulmo/contracts/mail-choice";
import { mailChoices } from "@bulmo/contracts/mail-choice-kind";
import { Checkbox } from "@bulmo/ui/checkbox";
import { useDialog } from "@bulmo/ui/use-dialog";
import { StatusLine, useStatus } from "../../parts/worklist/worklist.tsx";
import { asStanding } from "../../session/call/as-standing.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { trpc } from "../../session/call/trpc.ts";
import { AddressProof } from "./address-proof.tsx";
import * as styles from "./own-mail.css.ts";

const words = {
  failed: "메일 알림을 바꾸지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 바뀌었는지 알 수 없습니다. 잠시 뒤에 다시 확인해 주세요.",
};

/** Of what the member is written besides their account; each is changed by its own press. */
export function OwnMail() {
  const { notice } = useDialog();
  const utils = trpc.useUtils();
  const [status, setStatus] = useStatus();
  const { data } = trpc.mailChoice.list.useQuery(undefined, asStanding);
  const { mutateAsync, variables, isPending } = trpc.mailChoice.update.useMutation();
  if (!data) return null;
  const change = async (choice: MailChoice) => {
    try {
      await mutateAsync(choice);
    } catch (error) {
      await notice(withOutcome(words, error));
    }
    await utils.mailChoice.list.invalidate();
  };
  return (
    <section className={styles.mail} aria-labelledby="own-mail">
      <h2 id="own-mail" className={styles.title}>
        메일 알림
      </h2>
      {!data.isProven && (
        <AddressProof
          refusedAt={data.refusedAt}
          onProven={() => setStatus("이메일 주소를 확인했습니다. 고르신 알림을 보내 드립니다.")}
        />
      )}
      <StatusLine status={status} />
      {data.choices.map(({ kind, isOn }) => (
        <Checkbox
          key={kind}
          label={mailChoices[kind].label}
          checked={isPending && variables.kind === kind ? variables.isOn : isOn}
          onCheckedChange={(checked) => void change({ kind, isOn: checked === true })}
        />
      ))}
      <p className={styles.note}>인증번호와 보안에 관한 메일은 늘 보내 드립니다.</p>
    </section>
  );
}
