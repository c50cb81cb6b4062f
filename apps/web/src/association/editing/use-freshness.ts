import { useDialog } from "@bulmo/ui/use-dialog";
import { useState } from "react";

/** `refresh` rejects where something does not come. */
export function useFreshness(refresh: () => Promise<unknown>[]) {
  const { notice } = useDialog();
  const [isStale, setStale] = useState(false);
  /** Asks anew; answers whether all has come. */
  const refreshed = async () => {
    const lists = await Promise.allSettled(refresh());
    const isFresh = lists.every(({ status }) => status === "fulfilled");
    setStale(!isFresh);
    return isFresh;
  };
  return {
    refreshed,
    reload: async () => {
      const isFresh = await refreshed();
      if (!isFresh) await notice("목록을 불러오지 못했습니다. 연결을 확인하신 뒤 다시 시도해 주세요.");
      return isFresh;
    },
    /** The list could not be asked for anew since something was done. */
    isStale,
  };
}
