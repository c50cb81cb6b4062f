import { BusyState } from "@bulmo/ui/state";
import { useLocation, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { useSessionState } from "../session/session-provider.tsx";
import { sitePath } from "../site-path.ts";
import { decide, type Requirement } from "./decide.ts";

type GuardProps = Requirement & { children: ReactNode };

/** Shows what it guards to those who may see it, and sends the others where they may become so. */
export function Guard({ children, ...requirement }: GuardProps) {
  const { status } = useSessionState();
  const here = useLocation({ select: ({ pathname, searchStr }) => `${pathname}${searchStr}` });
  const decision = decide(status, requirement, here);
  if (decision.kind === "admit") return children;
  if (decision.kind === "send") return <Send to={decision.to} origin={decision.origin} />;
  return <BusyState>Loading...</BusyState>;
}

function Send({ to, origin }: { to: string; origin?: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    void navigate({ to: sitePath(to), search: { origin }, replace: true });
  }, [navigate, to, origin]);
  return <BusyState>Loading...</BusyState>;
}
