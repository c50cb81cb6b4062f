import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { useId, useRef, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useCloseQuestion } from "../../parts/form/use-close-question.ts";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { PictureChooser } from "../../parts/upload/picture-chooser.tsx";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import { type Described, isUndescribed, picturesLost, saidOf } from "./description.ts";
import { DescriptionFields, descriptionHint, descriptionMissing, LaterChoice } from "./description-fields.tsx";
import type { PictureDescription } from "./insert-picture.ts";
import * as styles from "./picture-dialog.css.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { RefusedFiles } from "./refused-files.tsx";
import { UploadProgress } from "./upload-progress.tsx";

/** A file to be sent, or a picture that is there already. */
export type PictureRequest = { file: File; refused: number } | PictureDescription;

type PictureDialogProps = {
  request: PictureRequest;
  onDone: (picture: PictureDescription) => void;
  onClose: () => void;
};

const begin = (request: PictureRequest): Described =>
  "file" in request
    ? { description: "", isDecorative: false }
    : { description: request.description, isDecorative: request.isDecorative };

/** Asks what a picture shows, for those who cannot see it (BRD-30), and sends it (BRD-21, BRD-22). */
export function PictureDialog({ request, onDone, onClose }: PictureDialogProps) {
  const isNew = "file" in request;
  const [file, setFile] = useState(isNew ? request.file : null);
  const [described, setDescribed] = useState(() => begin(request));
  const [isLater, setLater] = useState(false);
  const { issue, show, clear } = useFieldError<string>();
  const id = useId();
  const { state, upload, judge } = usePictureUpload(file ?? undefined);
  const isSending = state.status === "sending";
  const isRefused = state.status === "failed" && !state.canRetry;

  const isChanged = () => JSON.stringify(saidOf(described)) !== JSON.stringify(saidOf(begin(request)));
  const leave = useCloseQuestion(isChanged, onClose, isNew ? picturesLost : undefined);

  const finish = async () => {
    if (!isLater && isUndescribed(described)) return show(descriptionMissing, () => document.getElementById(id));
    const url = file ? (await upload(file))?.imageUrl : "url" in request && request.url;
    if (url) onDone({ url, ...saidOf(described) });
  };
  const choose = (chosen: File) => {
    judge(chosen);
    setFile(chosen);
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && void leave()}
      title={isNew ? "이미지 넣기" : "이미지 고치기"}
      actions={
        <>
          <Button onClick={() => void leave()}>취소</Button>
          {!isRefused && (
            <Button type="submit" form="picture" variant="primary" busy={isSending}>
              {isNew ? "넣기" : "저장"}
            </Button>
          )}
        </>
      }
    >
      <Form id="picture" className={styles.form} busy={isSending} onSubmit={finish} aria-busy={isSending}>
        {isNew && <RefusedFiles count={request.refused} />}
        <PicturePreview source={file ?? ("url" in request ? request.url : "")} className={styles.preview} />
        {(!isNew || isRefused) && <OtherPicture disabled={isSending} onChoose={choose} />}
        <DescriptionFields
          label="대체 텍스트"
          id={id}
          hint={descriptionHint}
          described={described}
          error={issue}
          disabled={isSending}
          isOptional={isLater}
          onChange={(changed) => {
            setDescribed(changed);
            clear();
          }}
        />
        <LaterChoice
          isLater={isLater}
          disabled={isSending || described.isDecorative}
          onChange={(changed) => {
            setLater(changed);
            clear();
          }}
        />
        <UploadProgress state={state} label="이미지를 올린 정도" />
      </Form>
    </Dialog>
  );
}

/** Another picture in the place of the one that is there, or that was refused (SEE-17). */
function OtherPicture({ disabled, onChoose }: { disabled: boolean; onChoose: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.other}>
      <Button size="small" disabled={disabled} onClick={() => chooser.current?.click()}>
        다른 이미지로 바꾸기
      </Button>
      <PictureChooser ref={chooser} label="바꿀 이미지 파일" onChoose={([file]) => onChoose(file)} />
    </div>
  );
}
