import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef } from "react";

/**
 * What asks before something is saved that is hardly meant, and answers whether it is: at once where there is no doubt, or
 * where it was meant already.
 */
export function useDoubt() {
  const { confirm } = useDialog();
  const meant = useRef<string>(undefined);
  return async (doubt: string | undefined): Promise<boolean> => {
    if (doubt === undefined || doubt === meant.current) return true;
    const message = `${doubt} 이대로 저장하시겠습니까?`;
    const isMeant = await confirm({ message, confirmLabel: "저장", cancelLabel: "계속 수정" });
    if (isMeant) meant.current = doubt;
    return isMeant;
  };
}
