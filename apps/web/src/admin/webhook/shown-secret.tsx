import { TextLink } from "@bulmo/ui/link";
import { ShownOnce } from "../../parts/copy/shown-once.tsx";
import { formatMoment } from "../../parts/text/date.ts";

/** What receivers know our deliveries by; `previousEndsAt` where there was one before. */
export type ShownSecret = { title: string; secret: string; previousEndsAt?: string };

const warning =
  "서명 키는 지금 한 번만 볼 수 있습니다. 이 화면을 벗어나기 전에 복사하여 알림을 받는 프로그램에 넣어 주세요. 잃어버리셨을 때는 새로 발급받으실 수 있습니다.";

export const SecretStep = ({ shown, onDone }: { shown: ShownSecret; onDone: () => void }) => (
  <ShownOnce title={shown.title} what="서명 키" secret={shown.secret} warning={warning} onDone={onDone}>
    받는 프로그램은 이 키로 알림이 정말 이 누리집에서 왔는지 확인합니다(Standard Webhooks 방식). 확인하는 방법은{" "}
    <TextLink href="/api/docs">API 안내</TextLink>에 있습니다.
    {shown.previousEndsAt && ` 먼저 쓰시던 키로도 ${formatMoment(shown.previousEndsAt)}까지 함께 서명합니다.`}
  </ShownOnce>
);
