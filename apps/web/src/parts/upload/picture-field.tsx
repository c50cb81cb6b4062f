import { imageUrlOf, parsePictureUrl } from "@bulmo/contracts/picture";
import { Button } from "@bulmo/ui/button";
import { ErrorState } from "@bulmo/ui/state";
import { useRef } from "react";
import * as actionRows from "../list/action-rows.css.ts";
import { PictureChooser } from "./picture-chooser.tsx";
import * as styles from "./picture-field.css.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

type PictureFieldProps = {
  /** What the picture is: 포스터. */
  label: string;
  hint?: string;
  name: string;
  value: string;
  onChange: (url: string) => void;
};

/** One picture of a form: chosen, sent at once, and shown as it will stand. */
export function PictureField({ label, hint, name, value, onChange }: PictureFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { state, upload } = usePictureUpload();
  const isSending = state.status === "sending";
  const picture = parsePictureUrl(value);
  const choose = async ([file]: [File, ...File[]]) => {
    const sent = await upload(file);
    if (sent) onChange(sent.imageUrl);
  };
  return (
    <div className={styles.field} role="group" aria-label={label} aria-busy={isSending}>
      <span className={styles.legend}>{label}</span>
      {picture && <img src={imageUrlOf(picture)} alt={`지금 ${label}`} className={styles.picture} />}
      <div className={actionRows.buttons}>
        <Button busy={isSending} onClick={() => chooser.current?.click()}>
          {picture ? `${label} 바꾸기` : `${label} 올리기`}
        </Button>
        {picture && (
          <Button variant="quiet" disabled={isSending} onClick={() => onChange("")}>
            {`${label} 지우기`}
          </Button>
        )}
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
      <PictureChooser
        ref={chooser}
        label={`${label} 파일`}
        disabled={isSending}
        onChoose={(files) => void choose(files)}
      />
      {state.status === "sending" && (
        <progress max={100} value={state.percentage} aria-label={`${label} 파일을 올린 정도`} />
      )}
      {state.status === "failed" && <ErrorState>{`${label} 파일을 올리지 못했습니다. ${state.reason}`}</ErrorState>}
      <input type="hidden" name={name} value={value} />
    </div>
  );
}
