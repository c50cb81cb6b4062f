import { uploadFailed } from "@bulmo/contracts/error-sentence";
import { ErrorState } from "@bulmo/ui/state";
import type { UploadState } from "../../parts/upload/use-picture-upload.ts";
import * as styles from "./picture-dialog.css.ts";

type UploadProgressProps = { state: UploadState; label: string; onRetry?: () => void };

/** How far a picture is on its way, or why it did not get through; trying again is offered where it may help. */
export function UploadProgress({ state, label, onRetry }: UploadProgressProps) {
  if (state.status === "idle") return null;
  if (state.status === "failed") {
    const failed = uploadFailed;
    const { reason, canRetry } = state;
    return (
      <ErrorState onRetry={canRetry ? onRetry : undefined}>
        {[failed, ...(reason === failed ? [] : [reason])].join(" ")}
      </ErrorState>
    );
  }
  const { percentage } = state;
  return (
    <div>
      <progress className={styles.meter} max={100} value={percentage} aria-label={label} />
      <p className={styles.percentage}>{percentage < 100 ? `${percentage}%` : "100% - 이미지를 다듬고 있습니다."}</p>
    </div>
  );
}
