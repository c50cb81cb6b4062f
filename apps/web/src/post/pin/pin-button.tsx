import { Button } from "@bulmo/ui/button";
import { useState } from "react";
import { formatDay } from "../../parts/text/date.ts";
import { PinDialog } from "./pin-dialog.tsx";
import { PinIcon } from "./pin-icon.tsx";

type PinButtonProps = { index: number; pinnedUntil: string | null; className: string };

/** Pins a notice above its list, or says until when it is pinned (EXH-09). For administrators. */
export function PinButton({ index, pinnedUntil, className }: PinButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        className={className}
        aria-label={pinnedUntil === null ? undefined : `${formatDay(pinnedUntil)}까지 고정 중`}
        onClick={() => setOpen(true)}
      >
        <PinIcon filled={pinnedUntil !== null} />
        {pinnedUntil === null ? "고정" : "고정 중"}
      </Button>
      {isOpen && <PinDialog index={index} pinnedUntil={pinnedUntil} onClose={() => setOpen(false)} />}
    </>
  );
}
