import type { ExhibitionType } from "@bulmo/contracts/post";
import { BusyState, ErrorState } from "@bulmo/ui/state";
import { useState } from "react";
import { boardOf } from "../../lib/content-board/content-board.ts";
import { useSessionState } from "../../lib/session/session-provider.tsx";
import { BatchDesk } from "./batch-desk.tsx";
import { useBatch } from "./use-batch.ts";
import { useSoleTab } from "./use-sole-tab.ts";

/** Many pictures become works of an exhibition in one visit, or in several (issue 8). Behind a guard. */
export function WorkBatch({ type }: { type: ExhibitionType }) {
  const session = useSessionState();
  // The session may end while this is shown; whose works these are does not change by that.
  const [userId] = useState("user" in session ? session.user._id : null);
  return userId === null ? null : <Tab userId={userId} type={type} />;
}

type TabProps = { userId: string; type: ExhibitionType };

function Tab({ userId, type }: TabProps) {
  const { tab, ask } = useSoleTab(`bulmo-works:${userId}:${type}`);
  if (tab === "taken") {
    return (
      <ErrorState onRetry={ask}>
        다른 탭에서 이 전시의 작품을 올리고 있습니다. 그 탭에서 이어서 하시거나, 그 탭을 닫고 다시 시도해 주세요.
      </ErrorState>
    );
  }
  return tab === "sole" ? <Opened userId={userId} type={type} /> : <BusyState />;
}

function Opened({ userId, type }: TabProps) {
  const opened = useBatch(userId, type);
  return opened ? <BatchDesk {...opened} board={boardOf(type)} /> : <BusyState />;
}
