import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";
import * as actionRows from "../list/action-rows.css.ts";
import { useSendWithToken } from "../upload/send-with-token.tsx";
import { downloadSheet, type SheetKind, type SheetSource } from "./download-sheet.ts";

/** Takes a list along as a file; `failed` says that it did not come. */
export function SheetButtons({ source, failed }: { source: SheetSource; failed: string }) {
  const sendWithToken = useSendWithToken();
  const { notice } = useDialog();
  const [busy, setBusy] = useState<SheetKind | null>(null);
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
      <Button size="small" busy={busy === "xlsx"} onClick={() => void take("xlsx")}>
        엑셀로 내려받기
      </Button>
      <Button size="small" busy={busy === "csv"} onClick={() => void take("csv")}>
        CSV로 내려받기
      </Button>
    </div>
  );
}
