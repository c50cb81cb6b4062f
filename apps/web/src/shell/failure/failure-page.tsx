import { Button } from "@bulmo/ui/button";
import { LotusBud } from "@bulmo/ui/lotus-bud";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { Link } from "../../parts/link/link.tsx";
import { isUnreachable, unreachable } from "../../session/call/call-error.ts";
import * as styles from "./failure.css.ts";

/** Stands in the place of a page that could not be shown (NAV-25); its words are the specification's. */
export function FailurePage({ error }: { error: unknown }) {
  const router = useRouter();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async () => {
    setTrying(true);
    await router.invalidate();
    setTrying(false);
  };
  return (
    <div className={styles.frame}>
      <span className={styles.ornament}>
        <LotusBud />
      </span>
      <h1 className={styles.title}>Unexpected Application Error!</h1>
      <p className={styles.text}>
        {isUnreachable(error) ? unreachable : "페이지를 보여 드리지 못했습니다. 잠시 후 다시 시도해 주세요."}
      </p>
      <div className={styles.actions}>
        <Button variant="primary" busy={isTrying} onClick={() => void tryAgain()}>
          다시 시도
        </Button>
        <Button asChild>
          <Link to="/">홈으로</Link>
        </Button>
      </div>
    </div>
  );
}
