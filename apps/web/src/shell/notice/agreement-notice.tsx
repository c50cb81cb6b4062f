import { agreementPages } from "@bulmo/content/agreement-page";
import type { AgreementNotice as Announced } from "@bulmo/contracts/agreement-version";
import { Button } from "@bulmo/ui/button";
import { TextLink } from "@bulmo/ui/link";
import { useState } from "react";
import { Link } from "../../parts/link/link.tsx";
import { dayFromNow, formatWholeDay } from "../../parts/text/date.ts";
import { trpc } from "../../session/call/trpc.ts";
import * as styles from "./agreement-notice.css.ts";

const keyOf = ({ document, number }: Announced) => `${document}-${number}`;

/** One line at a time at the foot of the window, over the page and not in it: nothing moves. */
export function AgreementNotice({ notices }: { notices: readonly Announced[] }) {
  const { mutateAsync, isPending } = trpc.agreement.acknowledge.useMutation();
  const [confirmed, setConfirmed] = useState<readonly string[]>([]);
  const notice = notices.find((one) => !confirmed.includes(keyOf(one)));
  if (!notice) return null;
  const { document, number, effectiveOn } = notice;
  const { path, title } = agreementPages[document];
  const day = formatWholeDay(effectiveOn);
  const confirm = async () => {
    try {
      await mutateAsync({ document, number });
    } catch {
      // It stays, to be confirmed once more.
      return;
    }
    setConfirmed((before) => [...before, keyOf(notice)]);
  };
  return (
    <div className={styles.line}>
      <p>
        {day}부터 새 {title}이 {effectiveOn > dayFromNow(0) ? "시행됩니다." : "시행되고 있습니다."}{" "}
        <TextLink asChild>
          <Link to={path} search={{ version: String(number) }} onClick={() => void confirm()}>
            읽어 보기
          </Link>
        </TextLink>
      </p>
      <Button size="small" busy={isPending} onClick={() => void confirm()}>
        확인
      </Button>
    </div>
  );
}
