import { uploadFailed } from "@bulmo/contracts/error-sentence";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useEffect, useRef, useState } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import type { UploadState } from "../../parts/upload/use-picture-upload.ts";
import { Portrait } from "./portrait.tsx";
import * as styles from "./photo.css.ts";

type PhotoFieldProps = {
  /** Address of the photo as it would be saved; empty without one. */
  value: string;
  state: UploadState;
  onChoose: (file: File) => void;
  onRemove: () => void;
};

/** Shows a chosen file before the server has it. */
function usePreview() {
  const [url, setUrl] = useState("");
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return { url, show: (file: File) => setUrl(URL.createObjectURL(file)) };
}

/** The photo and what can be done with it (MYP-08). */
export function PhotoField({ value, state, onChoose, onRemove }: PhotoFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const preview = usePreview();
  const isSending = state.status === "sending";
  const choose = ([file]: [File, ...File[]]) => {
    preview.show(file);
    onChoose(file);
  };
  return (
    <div className={styles.photo} role="group" aria-label="프로필 사진" aria-busy={isSending}>
      <Portrait url={isSending ? preview.url : value} />
      <div className={styles.controls}>
        <div className={styles.buttons}>
          <Button disabled={isSending} onClick={() => chooser.current?.click()}>
            사진 올리기
          </Button>
          {value && (
            <Button variant="quiet" disabled={isSending} onClick={onRemove}>
              사진 지우기
            </Button>
          )}
        </div>
        <PictureChooser ref={chooser} label="프로필 사진 파일" disabled={isSending} onChoose={choose} />
        <Progress state={state} />
      </div>
      <input type="hidden" name="profile" value={value} />
    </div>
  );
}

function Progress({ state }: { state: UploadState }) {
  if (state.status === "failed") {
    const failed = uploadFailed;
    return <ErrorState>{[failed, ...(state.reason === failed ? [] : [state.reason])].join(" ")}</ErrorState>;
  }
  if (state.status === "idle") return null;
  const { percentage } = state;
  return (
    <>
      <progress className={styles.meter} max={100} value={percentage} aria-label="사진을 올린 정도" />
      <p className={styles.percentage}>{percentage < 100 ? `${percentage}%` : "100% - 사진을 다듬고 있습니다."}</p>
    </>
  );
}
