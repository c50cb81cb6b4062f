import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { useState } from "react";
import { ReasonForm } from "./reason-form.tsx";

type ReasonDialogProps = { title: string; confirmLabel: string; onGiven: () => unknown; onClose: () => void };

/** Asked before each download of members' data. */
export function ReasonDialog({ title, confirmLabel, onGiven, onClose }: ReasonDialogProps) {
  const [isBusy, setBusy] = useState(false);
  // What becomes of the download is told in a dialog of its own.
  const go = () => {
    onClose();
    return onGiven();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={title}
      description="내려받은 사유는 관리 기록에 남습니다."
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            취소
          </Button>
          <Button type="submit" form="reason" variant="primary" busy={isBusy}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <ReasonForm id="reason" onBusy={setBusy} onGiven={go} />
    </Dialog>
  );
}
