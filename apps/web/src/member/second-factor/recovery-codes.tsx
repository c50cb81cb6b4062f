import { Button } from "@bulmo/ui/button";
import { Icon } from "@bulmo/ui/icon";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import * as form from "../../parts/form/form.css.ts";
import { saveFile } from "../../parts/download/save-file.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as styles from "./second-factor.css.ts";

const leaving = {
  message: "이 페이지를 나가면 복구 코드를 다시 볼 수 없습니다. 안전하게 보관하셨는지 확인해 주세요.",
  cancelLabel: "계속 보기",
  danger: true,
};

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Shown once, after which nobody knows them but who kept them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  // Until they are said to be kept, which ends this step.
  useLeaveQuestion(() => true, leaving);
  const text = codes.join("\n");
  return (
    <>
      <StepTitle>복구 코드</StepTitle>
      <p className={form.hint}>
        휴대전화를 잃어버렸을 때 인증번호 대신 입력하는 코드입니다. 코드마다 한 번만 사용할 수 있으며, 이 화면을
        벗어나면 다시 볼 수 없습니다. 인쇄하거나 적어서 안전한 곳에 보관해 주세요.
      </p>
      <ol className={styles.codes} aria-label="복구 코드">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <CopyButton text={text} label="모두 복사" what="복구 코드 " />
        <Button
          variant="quiet"
          size="small"
          onClick={() => saveFile("bulmo-recovery-codes.txt", `${text}\n`, "text/plain")}
        >
          <Icon name="download" />
          파일로 받기
        </Button>
      </div>
      <div className={form.actions}>
        <Button variant="primary" onClick={onDone}>
          안전하게 보관했습니다
        </Button>
      </div>
    </>
  );
}
