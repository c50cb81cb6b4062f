import type { ShapeField } from "@bulmo/contracts/page-text-shape";
import { parsePictureUrl } from "@bulmo/contracts/picture";
import { Button } from "@bulmo/ui/button";
import { Select } from "@bulmo/ui/select";
import { ErrorState } from "@bulmo/ui/state";
import { useRef } from "react";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import { EditedPicture } from "./edited-picture.tsx";
import { InPlace } from "./in-place.tsx";
import * as styles from "./row-list.css.ts";

type RowFieldProps = {
  field: ShapeField;
  /** With the row's own name. */
  label: string;
  value: string;
  /** What is chosen where nothing is. */
  blank?: string;
  onWrite: (value: string) => void;
};

/** One field of a row: words in their place, one of several, or a picture. */
export function RowField(props: RowFieldProps) {
  const { field, label, value, blank = "차례대로", onWrite } = props;
  if (field.kind === "picture") return <PictureField {...props} />;
  if (field.kind !== "choice")
    return <InPlace label={label} placeholder={field.label} value={value} onWrite={onWrite} />;
  return (
    <Select aria-label={label} className={styles.choice} value={value} onChange={({ target }) => onWrite(target.value)}>
      <option value="">{blank}</option>
      {Object.entries(field.choices ?? {}).map(([choice, name]) => (
        <option key={choice} value={choice}>
          {name}
        </option>
      ))}
    </Select>
  );
}

function PictureField({ label, value, onWrite }: RowFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const { state, upload, reset } = usePictureUpload();
  const hasPicture = parsePictureUrl(value) !== null;
  const choose = async (file: File) => {
    const sent = await upload(file);
    if (sent) onWrite(sent.imageUrl);
  };
  return (
    <div className={styles.picture}>
      {hasPicture && <EditedPicture className={styles.thumbnail} url={value} alt="" />}
      <PictureChooser ref={chooser} label={label} onChoose={([file]) => void choose(file)} />
      <Button
        size="small"
        busy={state.status === "sending"}
        aria-label={`${label} 고르기`}
        onClick={() => chooser.current?.click()}
      >
        {state.status === "sending" ? `${state.percentage}%` : "사진 고르기"}
      </Button>
      {hasPicture && (
        <Button size="small" variant="quiet" aria-label={`${label} 빼기`} onClick={() => onWrite("")}>
          사진 빼기
        </Button>
      )}
      {state.status === "failed" && (
        <ErrorState retryLabel="닫기" onRetry={reset}>
          사진을 올리지 못했습니다. {state.reason}
        </ErrorState>
      )}
    </div>
  );
}
