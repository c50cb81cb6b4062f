import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import * as actionRows from "../../parts/list/action-rows.css.ts";
import { ReasonDialog } from "../../session/reason/reason-dialog.tsx";
import { useSendWithToken } from "../../parts/upload/send-with-token.tsx";
import { downloadSheet, type SheetKind, type SheetSource } from "./download-sheet.ts";

type SheetButtonsProps = {
  source: SheetSource;
  /** What the question of why is called. */
  title: string;
  /** Says that the file did not come. */
  failed: string;
};

/** Takes a list of members along as a file, once it is said why (docs/decisions/084). */
export function SheetButtons({ source, title, failed }: SheetButtonsProps) {
  const sendWithToken = useSendWithToken();
  const { notice } = useDialog();
  const [busy, setBusy] = useState<SheetKind | null>(null);
  const [asked, setAsked] = useState<SheetKind | null>(null);
  const take = async (kind: SheetKind) => {
    setBusy(kind);
    try {
      await sendWithToken((token) => downloadSheet(source, kind, token));
    } catch {
      await notice(`${failed} 연결 상태를 확인하신 뒤 다시 시도해 주세요.`);
    }
    setBusy(null);
  };
  return (
    <div className={actionRows.buttons}>
      <Button size="small" busy={busy === "xlsx"} onClick={() => setAsked("xlsx")}>
        엑셀로 내려받기
      </Button>
      <Button size="small" busy={busy === "csv"} onClick={() => setAsked("csv")}>
        CSV로 내려받기
      </Button>
      {asked && (
        <ReasonDialog
          title={title}
          confirmLabel="내려받기"
          onGiven={() => take(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
