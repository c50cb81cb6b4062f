import { BusyState } from "@bulmo/ui/state";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect, useState } from "react";
import { useSessionState } from "../session/session-provider.tsx";
import { sitePath } from "../site-path.ts";
import { decide, type Requirement } from "./decide.ts";

type GuardProps = Requirement & { children: ReactNode };

/** Shows what it guards to those who may see it, and sends the others where they may become so. */
export function Guard({ children, ...requirement }: GuardProps) {
  const state = useSessionState();
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const decision = decide(state.status, requirement, here);
  if (decision.kind === "admit") return children;
  if (decision.kind === "send") return <Send to={decision.to} origin={decision.origin} />;
  return (
    <BusyState>
      {"isDelayed" in state ? "로그인 상태를 확인하지 못했습니다. 연결되면 이어서 보여 드립니다." : "Loading..."}
    </BusyState>
  );
}

function Send({ to, origin }: { to: string; origin?: string }) {
  const navigate = useNavigate();
  // The address is the next page's already while this one is still shown: what was told first counts.
  const [first] = useState({ to, origin });
  useEffect(() => {
    void navigate({ to: sitePath(first.to), search: { origin: first.origin }, replace: true });
  }, [navigate, first]);
  return <BusyState>Loading...</BusyState>;
}
