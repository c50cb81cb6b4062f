import { Button } from "@bulmo/ui/button";
import { type Dispatch, type ReactNode, useCallback, useState } from "react";
import type { TextAction } from "./change-text.ts";
import type { Editing } from "./editing.ts";

const droppedLine = (kinds: readonly string[]) =>
  `글자만 붙여 넣었습니다. 빠진 것: ${kinds.join(", ")}.${kinds.includes("사진") ? " 사진은 ‘사진’을 더하여 올려 주세요." : ""}`;

/** What an administrator is told of what they have just done, and may take back. */
export function useAnnouncement({ removed }: Editing, change: Dispatch<TextAction>) {
  const [line, tell] = useState("");
  const onDropped = useCallback((kinds: readonly string[]) => tell(kinds.length > 0 ? droppedLine(kinds) : ""), []);
  const told: ReactNode = (
    <>
      {line && <p>{line}</p>}
      {removed.length > 0 && (
        <p>
          지우신 것이 {removed.length}개 있습니다.{" "}
          <Button size="small" onClick={() => change({ type: "undo" })}>
            되돌리기
          </Button>
        </p>
      )}
    </>
  );
  return { told, tell, onDropped };
}
