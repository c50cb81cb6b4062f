import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import type { ReactNode, RefObject } from "react";
import { useSessionState } from "../../session/session-provider.tsx";
import * as styles from "./edit-button.css.ts";

type EditButtonProps = {
  editor: {
    opener: RefObject<HTMLButtonElement | null>;
    isLoading: boolean;
    hasFailed: boolean;
    open: () => Promise<void>;
  };
  children: ReactNode;
};

/** For administrators alone; a page is sent without it. */
export function EditButton({ editor: { opener, isLoading, hasFailed, open }, children }: EditButtonProps) {
  if (useSessionState().status !== "admin") return null;
  if (hasFailed)
    return (
      <ErrorState onRetry={() => void open()}>
        수정 화면을 불러오지 못했습니다. 연결 상태를 확인하신 뒤 다시 시도해 주세요.
      </ErrorState>
    );
  return (
    <div className={styles.tools}>
      <Button ref={opener} busy={isLoading} onClick={() => void open()}>
        {children}
      </Button>
    </div>
  );
}
