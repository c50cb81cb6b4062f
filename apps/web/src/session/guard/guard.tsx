import { BusyState } from "@bulmo/ui/state";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { sitePath } from "../../page/site-path.ts";
import { awake } from "../../page/awake.ts";
import { useSessionState } from "../session-provider.tsx";
import { decide, type Requirement } from "./decide.ts";
import * as styles from "./guard.css.ts";

type GuardProps = Requirement & { children: ReactNode };

/**
 * Shows what it guards to those who may see it, and sends the others where they may become so. What was shown once stays
 * until the page is left: a form whose session ends under it still holds what was typed, and asks before it is left
 * (NAV-31).
 */
export function Guard({ children, ...requirement }: GuardProps) {
  const state = useSessionState();
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const decision = decide(state.status, requirement, here);
  const [admitted, setAdmitted] = useState<string | null>(null);
  const arrived = decision.kind === "admit" && "user" in state ? state.user.id : admitted;
  if (arrived !== admitted) setAdmitted(arrived);
  return (
    <>
      {admitted !== null && state.status === "anonymous" && <SessionOver />}
      {/* Somebody else's page is another one, even at the same address. */}
      {admitted !== null && <Fragment key={admitted}>{children}</Fragment>}
      {decision.kind === "send" && <Send to={decision.to} origin={decision.origin} />}
      {admitted === null && (
        <BusyState>
          <span className={styles.scripted} {...awake}>
            {"isDelayed" in state ? "로그인 상태를 확인하지 못했습니다. 연결되면 이어서 보여 드립니다." : "Loading..."}
          </span>
          <noscript>이 화면을 보려면 브라우저에서 자바스크립트를 사용할 수 있어야 합니다.</noscript>
        </BusyState>
      )}
    </>
  );
}

function Send({ to, origin }: { to: string; origin?: string }) {
  const navigate = useNavigate();
  // The address is the next page's already while this one is still shown: what was told first counts.
  const [first] = useState({ to, origin });
  useEffect(() => {
    void navigate({ to: sitePath(first.to), search: { origin: first.origin }, replace: true });
  }, [navigate, first]);
  return null;
}

/** For who stays with a half-filled form after the session has ended: how to go on without losing it. */
export function SessionOver() {
  return (
    <p role="alert" className={styles.note}>
      로그인이 만료되었습니다. 작성하던 내용은 이 화면에 그대로 있습니다.{" "}
      <a href="/sign-in" target="_blank" rel="noreferrer" className={styles.link}>
        새 창에서 로그인
      </a>
      하신 뒤 다시 저장해 주세요.
    </p>
  );
}
