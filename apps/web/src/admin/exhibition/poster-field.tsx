import { imageUrlOf, parsePictureUrl } from "@bulmo/contracts/picture";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useRef } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import * as tended from "../../parts/list/tended-rows.css.ts";
import * as styles from "./exhibition.css.ts";

type PosterFieldProps = { value: string; onChange: (url: string) => void };

/** The poster: chosen, sent at once, and shown as it will hang. */
export function PosterField({ value, onChange }: PosterFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { state, upload } = usePictureUpload();
  const isSending = state.status === "sending";
  const picture = parsePictureUrl(value);
  const choose = async ([file]: [File, ...File[]]) => {
    const sent = await upload(file);
    if (sent) onChange(sent.imageUrl);
  };
  return (
    <div className={styles.posterField} role="group" aria-label="포스터" aria-busy={isSending}>
      <span className={styles.legend}>포스터</span>
      {picture && <img src={imageUrlOf(picture)} alt="지금 포스터" className={styles.poster} />}
      <div className={tended.buttons}>
        <Button busy={isSending} onClick={() => chooser.current?.click()}>
          {picture ? "포스터 바꾸기" : "포스터 올리기"}
        </Button>
        {picture && (
          <Button variant="quiet" disabled={isSending} onClick={() => onChange("")}>
            포스터 지우기
          </Button>
        )}
      </div>
      <PictureChooser ref={chooser} label="포스터 파일" disabled={isSending} onChoose={(files) => void choose(files)} />
      {state.status === "sending" && <progress max={100} value={state.percentage} aria-label="포스터를 올린 정도" />}
      {state.status === "failed" && <ErrorState>{`포스터를 올리지 못했습니다. ${state.reason}`}</ErrorState>}
      <input type="hidden" name="poster" value={value} />
    </div>
  );
}
