import { maximumVideoTitle, pageOf, untitled, videoAddressUnfit, videoOf } from "@bulmo/contracts/video";
import { Button } from "@bulmo/ui/button";
import { Dialog } from "@bulmo/ui/dialog";
import { Field } from "@bulmo/ui/field";
import { TextInput } from "@bulmo/ui/text-input";
import { useRef, useState } from "react";
import { Form } from "../../parts/form/form.tsx";
import { useFieldError } from "../../parts/form/use-field-error.ts";
import type { TitledVideo } from "./insert-video.ts";
import * as styles from "./picture-dialog.css.ts";

type VideoDialogProps = {
  /** The one that is changed; null for a new one. */
  video: TitledVideo | null;
  onDone: (video: TitledVideo) => void;
  onClose: () => void;
};

/** Which film, and what it is called for those who do not see it (ATT-06). */
export function VideoDialog({ video, onDone, onClose }: VideoDialogProps) {
  const [address, setAddress] = useState(video ? pageOf(video) : "");
  const [title, setTitle] = useState(video?.title ?? "");
  const { issue, show, clear } = useFieldError<string>();
  const field = useRef<HTMLInputElement>(null);
  const finish = async () => {
    const found = videoOf(address);
    if (found) onDone({ ...found, title: title.trim() });
    else show(videoAddressUnfit, () => field.current);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={video ? "동영상 고치기" : "동영상 넣기"}
      actions={
        <>
          <Button onClick={onClose}>취소</Button>
          <Button type="submit" form="video" variant="primary">
            {video ? "저장" : "넣기"}
          </Button>
        </>
      }
    >
      <Form id="video" className={styles.form} onSubmit={finish}>
        <Field label="동영상 주소" required live error={issue} hint="예: https://youtu.be/…, https://vimeo.com/…">
          <TextInput
            ref={field}
            value={address}
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => {
              setAddress(target.value);
              clear();
            }}
          />
        </Field>
        <Field
          label="제목"
          hint={`비워 두시면 ‘${untitled(videoOf(address) ?? { provider: "youtube" })}’으로 보입니다.`}
        >
          <TextInput
            value={title}
            maxLength={maximumVideoTitle}
            autoComplete="off"
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  );
}
