import type { User } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { useRef, useState } from "react";
import * as styles from "../../parts/form/form.css.ts";
import { Form } from "../../parts/form/form.tsx";
import { useComplaint } from "../../parts/form/use-complaint.ts";
import { useUnsavedChanges } from "../../parts/form/use-leave-question.ts";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { useSaveProfile } from "./use-save-profile.ts";

type ProfileFormProps = { user: User; onDone: () => void };

export function ProfileForm({ user: given, onDone }: ProfileFormProps) {
  // What is fetched again meanwhile does not change what one is changing.
  const [user] = useState(given);
  const [photo, setPhoto] = useState(user.profile);
  const form = useRef<HTMLFormElement>(null);
  const complaint = useComplaint();
  useUnsavedChanges(form);
  const { save, isPending } = useSaveProfile(complaint, onDone);
  const { state, upload } = usePictureUpload();
  const isSending = state.status === "sending";
  const choose = async (file: File) => {
    const picture = await upload(file);
    if (picture) setPhoto(picture.imageUrl);
  };
  return (
    <Form ref={form} className={styles.form} busy={isPending || isSending} onInput={complaint.forgive} onSubmit={save}>
      <p className={styles.hint}>* 표시는 반드시 입력해야 하는 항목입니다.</p>
      <PhotoField value={photo} state={state} onChoose={(file) => void choose(file)} onRemove={() => setPhoto("")} />
      <ProfileFields user={user} errorOf={complaint.errorOf} onAddressFound={complaint.clear} />
      <div className={styles.actions}>
        <Button size="large" disabled={isPending || isSending} onClick={onDone}>
          취소
        </Button>
        <Button type="submit" variant="primary" size="large" busy={isPending} disabled={isSending}>
          저장
        </Button>
      </div>
    </Form>
  );
}
