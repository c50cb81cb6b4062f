import { errorMessages } from "@bulmo/contracts/error";
import { Button } from "@bulmo/ui/button";
import { Checkbox } from "@bulmo/ui/checkbox";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { ErrorState } from "@bulmo/ui/state";
import { TextInput } from "@bulmo/ui/text-input";
import { useEffect, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { type UploadState, usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import type { PictureDescription } from "./insert-picture.ts";
import * as styles from "./picture-dialog.css.ts";

/** A file to be sent, perhaps the first of several, or a picture that is there already. */
export type PictureRequest = { file: File; hasMore: boolean } | { url: string; description: string };

type PictureDialogProps = {
  request: PictureRequest;
  onDone: (picture: PictureDescription) => void;
  onClose: () => void;
};

/** Longest description; what needs more belongs into the text. */
const longest = 300;

function usePreview(request: PictureRequest) {
  const file = "file" in request ? request.file : null;
  const [url, setUrl] = useState("url" in request ? request.url : "");
  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}

/** Asks what a picture shows, for those who cannot see it (BRD-30), and sends it (BRD-21, BRD-22). */
export function PictureDialog({ request, onDone, onClose }: PictureDialogProps) {
  const isNew = "file" in request;
  const [description, setDescription] = useState(isNew ? "" : request.description);
  const [isDecorative, setDecorative] = useState(!isNew && request.description === "");
  const [isMissing, setMissing] = useState(false);
  const preview = usePreview(request);
  const { state, upload } = usePictureUpload();
  const isSending = state.status === "sending";

  const finish = async () => {
    const words = isDecorative ? "" : description.trim();
    if (!isDecorative && words === "") return setMissing(true);
    const url = isNew ? (await upload(request.file))?.imageUrl : request.url;
    if (url !== undefined) onDone({ url, description: words });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={isNew ? "이미지 넣기" : "이미지 설명 고치기"}
      actions={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" form="picture" variant="primary" busy={isSending}>
            {isNew ? "넣기" : "저장"}
          </Button>
        </>
      }
    >
      <Form id="picture" className={styles.form} busy={isSending} onSubmit={finish} aria-busy={isSending}>
        {isNew && request.hasMore && <p className={styles.remark}>이미지는 한 번에 한 장씩 넣을 수 있습니다.</p>}
        {preview && <img src={preview} alt="" className={styles.preview} />}
        <Field
          label="대체 텍스트"
          required={!isDecorative}
          hint="이미지를 볼 수 없는 분께 읽어 드릴 설명입니다."
          error={isMissing ? "대체 텍스트를 입력하거나 장식용 이미지를 선택해 주세요." : undefined}
        >
          <TextInput
            value={description}
            maxLength={longest}
            disabled={isDecorative || isSending}
            autoComplete="off"
            onChange={({ target }) => {
              setDescription(target.value);
              setMissing(false);
            }}
          />
        </Field>
        <Checkbox
          label="장식용 이미지"
          checked={isDecorative}
          disabled={isSending}
          onCheckedChange={(checked) => {
            setDecorative(checked === true);
            setMissing(false);
          }}
        />
        <Progress state={state} />
      </Form>
    </Dialog>
  );
}

function Progress({ state }: { state: UploadState }) {
  if (state.status === "idle") return null;
  if (state.status === "failed") {
    const failed = errorMessages.UPLOAD_FAILED;
    return <ErrorState>{[failed, ...(state.reason === failed ? [] : [state.reason])].join(" ")}</ErrorState>;
  }
  const { percentage } = state;
  return (
    <div>
      <progress className={styles.meter} max={100} value={percentage} aria-label="이미지를 올린 정도" />
      <p className={styles.percentage}>{percentage < 100 ? `${percentage}%` : "100% - 이미지를 다듬고 있습니다."}</p>
    </div>
  );
}
