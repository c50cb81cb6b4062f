import { longestDescription } from "@bulmo/contracts/picture";
import { isBlank } from "@bulmo/contracts/text-rule";
import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useId, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useCloseQuestion } from "../../parts/form/use-close-question.ts";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import { type Described, isUndescribed, picturesLost, saidOf } from "./description.ts";
import { DescriptionFields, descriptionHint, descriptionMissing, LaterChoice } from "./description-fields.tsx";
import type { PictureDescription } from "./insert-picture.ts";
import * as styles from "./picture-dialog.css.ts";
import { PicturePreview } from "./picture-preview.tsx";
import { RefusedFiles } from "./refused-files.tsx";
import { UploadProgress } from "./upload-progress.tsx";
import { type QueuedPicture, usePictureQueue } from "./use-picture-queue.ts";
import type { PictureFiles } from "./use-picture-request.tsx";

type PicturesDialogProps = PictureFiles & {
  onDone: (pictures: PictureDescription[]) => void;
  onClose: () => void;
};

const blank: Described = { description: "", isDecorative: false };

/** Trying again is spoken of where it can help (SEE-17). */
const unsentWords = (canRetry: boolean) =>
  `올리지 못한 이미지가 있습니다. ${canRetry ? "다시 시도하시거나 빼 주세요." : "빼고 넣어 주세요."}`;

/** Several pictures at once (SEE-17): they are sent while one says what they show, and stand in the order of choice. */
export function PicturesDialog({ files, refused, onDone, onClose }: PicturesDialogProps) {
  const { pictures, remove, retry } = usePictureQueue(files);
  const [described, setDescribed] = useState<Readonly<Record<number, Described>>>({});
  const [isLater, setLater] = useState(false);
  const { issue: checked, show } = useFieldError<{ firstMissing?: number }>();
  const prefix = useId();
  const idOf = (key: number) => `${prefix}${key}`;
  const describedOf = ({ key }: QueuedPicture) => described[key] ?? blank;
  const isSending = pictures.some(({ state }) => state.status === "sending" || state.status === "idle");
  const failures = pictures.flatMap(({ state }) => (state.status === "failed" ? [state] : []));

  const isDescribed = () => pictures.some((picture) => !isUndescribed(describedOf(picture)));
  const leave = useCloseQuestion(isDescribed, onClose, picturesLost);

  const finish = async () => {
    const missing = isLater ? undefined : pictures.find((picture) => isUndescribed(describedOf(picture)));
    show({ firstMissing: missing?.key }, () => missing && document.getElementById(idOf(missing.key)));
    if (missing) return;
    const sent = pictures.flatMap((picture) =>
      picture.state.status === "sent" ? [{ url: picture.state.url, ...saidOf(describedOf(picture)) }] : [],
    );
    if (sent.length === pictures.length) onDone(sent);
    // Among many it may be far from the button that was pressed.
    const failed = pictures.find(({ state }) => state.status === "failed");
    if (failed) document.getElementById(idOf(failed.key))?.focus();
  };
  /** What was said of one picture is not overwritten by what is said of all. */
  const fill = (description: string) =>
    setDescribed((all) => ({
      ...all,
      ...Object.fromEntries(
        pictures.flatMap((picture) =>
          isUndescribed(describedOf(picture)) ? [[picture.key, { description, isDecorative: false }]] : [],
        ),
      ),
    }));
  const take = (key: number) => {
    if (pictures.length === 1) onClose();
    else remove(key);
  };

  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && void leave()}
      title={`이미지 ${pictures.length}장 넣기`}
      actions={
        <>
          <Button onClick={() => void leave()}>취소</Button>
          <Button type="submit" form="pictures" variant="primary" busy={isSending}>
            넣기
          </Button>
        </>
      }
    >
      <Form id="pictures" className={styles.form} onSubmit={finish} aria-busy={isSending}>
        <p className={styles.remark}>대체 텍스트는 {descriptionHint}</p>
        <RefusedFiles count={refused} />
        {pictures.length > 1 && <OneForAll onFill={fill} />}
        <LaterChoice isLater={isLater} onChange={setLater} />
        <ol className={styles.rows}>
          {pictures.map((picture, place) => (
            <PictureRow
              key={picture.key}
              id={idOf(picture.key)}
              number={place + 1}
              picture={picture}
              described={describedOf(picture)}
              isChecked={checked !== null}
              isOptional={isLater}
              isFirstMissing={checked?.firstMissing === picture.key}
              onChange={(changed) => setDescribed((all) => ({ ...all, [picture.key]: changed }))}
              onRetry={() => retry(picture.key)}
              onRemove={() => take(picture.key)}
            />
          ))}
        </ol>
        {checked && failures.length > 0 && !isSending && (
          <p role="alert" className={styles.unsent}>
            {unsentWords(failures.some(({ canRetry }) => canRetry))}
          </p>
        )}
      </Form>
    </Dialog>
  );
}

/** Thirty photographs of one afternoon need not be told apart one by one. */
function OneForAll({ onFill }: { onFill: (description: string) => void }) {
  const [words, setWords] = useState("");
  return (
    <div className={styles.all}>
      <Field label="모두에 넣을 대체 텍스트" hint="적지 않은 이미지에만 들어가고, 그 뒤에 하나씩 고칠 수 있습니다.">
        <TextInput
          value={words}
          maxLength={longestDescription}
          autoComplete="off"
          onChange={({ target }) => setWords(target.value)}
        />
      </Field>
      <Button aria-disabled={isBlank(words)} onClick={() => !isBlank(words) && onFill(words.trim())}>
        빈 곳에 모두 넣기
      </Button>
    </div>
  );
}

type PictureRowProps = {
  id: string;
  number: number;
  picture: QueuedPicture;
  described: Described;
  isChecked: boolean;
  isOptional: boolean;
  /** Of several that lack one, this one's error is read out. */
  isFirstMissing: boolean;
  onChange: (described: Described) => void;
  onRetry: () => void;
  onRemove: () => void;
};

function PictureRow(props: PictureRowProps) {
  const { id, number, picture, described, isChecked, isOptional, isFirstMissing, onChange, onRetry, onRemove } = props;
  const { file, state } = picture;
  const name = `${number}번째 이미지`;
  return (
    <li className={styles.item}>
      <div className={styles.row} role="group" aria-label={name}>
        <PicturePreview source={file} className={styles.thumbnail} />
        <div className={styles.form}>
          <DescriptionFields
            label={`${name} 대체 텍스트`}
            id={id}
            described={described}
            error={isChecked && !isOptional && isUndescribed(described) ? descriptionMissing : null}
            live={isFirstMissing}
            isOptional={isOptional}
            onChange={onChange}
          />
          <div className={styles.rowFoot}>
            <div className={styles.outcome}>
              <p className={styles.fileName}>{file.name}</p>
              {state.status === "sent" ? (
                <p className={styles.percentage}>올렸습니다.</p>
              ) : (
                <UploadProgress state={state} label={`${name}를 올린 정도`} onRetry={onRetry} />
              )}
            </div>
            <Button size="small" variant="quiet" aria-label={`${name} 빼기`} onClick={onRemove}>
              빼기
            </Button>
          </div>
        </div>
      </div>
    </li>
  );
}
