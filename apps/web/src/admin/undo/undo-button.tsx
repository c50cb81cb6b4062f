import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import { useOneAtATime } from "../../parts/form/use-one-at-a-time.ts";
import { forgetUndo, readUndo, type Undo, type UndoPart } from "../../parts/undo/undo-slot.ts";
import { isConflict } from "../../session/call/call-error.ts";
import { withOutcome } from "../../session/call/failure-text.tsx";
import { useSessionState } from "../../session/session-provider.tsx";

const words = {
  failed: "되돌리지 못했습니다.",
  unknown: "서버의 응답을 받지 못해 되돌렸는지 알 수 없습니다. 목록을 새로 불러와 확인해 주세요.",
};

const overtaken =
  "그사이 다른 관리자가 다시 고치거나 지워서 되돌릴 수 없습니다. 지금 저장되어 있는 것을 확인해 주세요.";

type UndoButtonProps = {
  part: UndoPart;
  /** Sends the call that takes it back. */
  send: (undo: Undo) => Promise<unknown>;
  onUndone: (undo: Undo) => unknown;
};

/** Takes back what was saved or removed last, for as long as nobody has changed it since. */
export function UndoButton({ part, send, onUndone }: UndoButtonProps) {
  const session = useSessionState();
  const by = "user" in session ? session.user._id : "";
  const { notice } = useDialog();
  const { isPending, once } = useOneAtATime();
  /** When that was done which is taken back, or can be no more. */
  const [past, setPast] = useState<number>();
  const undo = readUndo(part, by);
  if (!undo || undo.at === past) return null;
  const forget = () => {
    forgetUndo(part);
    setPast(undo.at);
  };
  const press = async () => {
    try {
      await send(undo);
      forget();
      await onUndone(undo);
    } catch (error) {
      await notice(isConflict(error) ? overtaken : withOutcome(words, error));
      if (isConflict(error)) forget();
    }
  };
  return (
    <div>
      <Button size="small" busy={isPending} onClick={() => void once(press)}>
        {undo.act === "removed" ? `지운 ‘${undo.title}’ 되돌리기` : `‘${undo.title}’ 고치기 전으로 되돌리기`}
      </Button>
    </div>
  );
}
