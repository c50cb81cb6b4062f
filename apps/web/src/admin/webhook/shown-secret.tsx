import { Button } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { CopyButton } from "../../parts/copy/copy-button.tsx";
import { StepTitle } from "../../parts/form/form-step.tsx";
import * as form from "../../parts/form/form.css.ts";
import { useLeaveQuestion } from "../../parts/form/use-leave-question.ts";
import { formatMoment } from "../../parts/text/date.ts";
import * as styles from "./webhook.css.ts";

const leaving = {
  message: "이 페이지를 나가면 서명 키를 다시 볼 수 없습니다. 복사해 두셨는지 확인해 주세요.",
  cancelLabel: "계속 보기",
  danger: true,
};

/** What receivers know our deliveries by; `previousEndsAt` where there was one before. */
export type ShownSecret = { title: string; secret: string; previousEndsAt?: string };

/** Shown once, after which a new one is to be had and this one is not. */
export function SecretStep({ shown, onDone }: { shown: ShownSecret; onDone: () => void }) {
  const { title, secret, previousEndsAt } = shown;
  // Until it is said to be kept, which ends this step.
  useLeaveQuestion(() => true, leaving);
  return (
    <div className={styles.steps}>
      <StepTitle>{title}</StepTitle>
      <p className={styles.warning}>
        서명 키는 지금 한 번만 볼 수 있습니다. 이 화면을 벗어나기 전에 복사하여 알림을 받는 프로그램에 넣어 주세요.
        잃어버리셨을 때는 새로 발급받으실 수 있습니다.
      </p>
      <div className={styles.shown}>
        <code className={styles.secret} aria-label="서명 키">
          {secret}
        </code>
        <CopyButton text={secret} what="서명 키 " flush />
      </div>
      <p className={form.hint}>
        받는 프로그램은 이 키로 알림이 정말 이 누리집에서 왔는지 확인합니다(Standard Webhooks 방식). 확인하는 방법은{" "}
        <TextLink href="/api/docs">API 안내</TextLink>에 있습니다.
        {previousEndsAt && ` 먼저 쓰시던 키로도 ${formatMoment(previousEndsAt)}까지 함께 서명합니다.`}
      </p>
      <div className={form.actions}>
        <Button variant="primary" onClick={onDone}>
          안전하게 보관했습니다
        </Button>
      </div>
    </div>
  );
}
