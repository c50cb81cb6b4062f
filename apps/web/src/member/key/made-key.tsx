import type { CreatedKey } from "@bulmo/contracts/key";
import { Button } from "@bulmo/ui/button";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as form from "../../parts/form/form.css.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { formatDate } from "../../parts/text/date.ts";
import * as styles from "./key.css.ts";

const leaving = {
  message: "이 페이지를 나가면 API 키를 다시 볼 수 없습니다. 복사해 두셨는지 확인해 주세요.",
  cancelLabel: "계속 보기",
  danger: true,
};

/** Shown once, after which nobody knows it but who kept it. */
export function MadeKey({ made: { name, key, expiresAt }, onDone }: { made: CreatedKey; onDone: () => void }) {
  // Until it is said to be kept, which ends this step.
  useLeaveQuestion(() => true, leaving);
  return (
    <div className={styles.keys}>
      <StepTitle>‘{name}’ API 키를 만들었습니다</StepTitle>
      <p className={styles.warning}>
        이 키는 지금 한 번만 볼 수 있습니다. 이 화면을 벗어나기 전에 복사하여 프로그램에 넣거나 안전한 곳에 보관해
        주세요. 잃어버리시면 폐기하고 새로 만드셔야 합니다.
      </p>
      <div className={styles.shown}>
        <code className={styles.secret} aria-label="API 키">
          {key}
        </code>
        <CopyButton text={key} what="API 키 " flush />
      </div>
      <p className={form.hint}>
        요청의 <code className={styles.word}>Authorization: Bearer</code> 뒤에 넣어 보냅니다. {formatDate(expiresAt)}
        까지 쓸 수 있습니다.
      </p>
      <div className={form.actions}>
        <Button variant="primary" onClick={onDone}>
          안전하게 보관했습니다
        </Button>
      </div>
    </div>
  );
}
