import { firstIssue } from "@bulmo/contracts/first-issue";
import { type User, userUpdateInput } from "@bulmo/contracts/user";
import { Button } from "@bulmo/ui/button";
import { useDialog } from "@bulmo/ui/use-dialog";
import { useRef, useState } from "react";
import * as styles from "../../parts/form/form.css.ts";
import { Form, valuesOf } from "../../parts/form/form.tsx";
import type { useFormError } from "../../parts/form/use-form-error.ts";
import { useLiveFormError } from "../../parts/form/use-live-form-error.ts";
import { useUnsavedChanges } from "../../parts/form/use-unsaved-changes.ts";
import { usePictureUpload } from "../../parts/upload/use-picture-upload.ts";
import { messageOf } from "../../session/call/call-error.ts";
import { trpc } from "../../session/call/trpc.ts";
import { useSession } from "../../session/session-provider.tsx";
import { takenIssue } from "../person/taken.ts";
import { PhotoField } from "../photo/photo-field.tsx";
import { ProfileFields } from "./profile-fields.tsx";

type ProfileFormProps = { user: User; onDone: () => void };

export function ProfileForm({ user: given, onDone }: ProfileFormProps) {
  // What is fetched again meanwhile does not change what one is changing.
  const [user] = useState(given);
  const [photo, setPhoto] = useState(user.profile);
  const form = useRef<HTMLFormElement>(null);
  const formError = useLiveFormError(userUpdateInput);
  useUnsavedChanges(form);
  const { save, isPending } = useSaveProfile(formError, onDone);
  const { state, upload } = usePictureUpload();
  const isSending = state.status === "sending";
  const choose = async (file: File) => {
    const picture = await upload(file);
    if (picture) setPhoto(picture.imageUrl);
  };
  return (
    <Form ref={form} className={styles.form} busy={isPending || isSending} {...formError.watch} onSubmit={save}>
      <p className={styles.hint}>* 표시는 반드시 입력해야 하는 항목입니다.</p>
      <PhotoField value={photo} state={state} onChoose={(file) => void choose(file)} onRemove={() => setPhoto("")} />
      <ProfileFields user={user} errorOf={formError.errorOf} onAddressFound={formError.clear} />
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

const saved = "회원 정보를 저장했습니다.";

/** Saves what the form holds; whatever is wrong with it, it stays as it was typed (MYP-06, MYP-07). */
function useSaveProfile({ showError }: ReturnType<typeof useFormError>, onDone: () => void) {
  const { notice } = useDialog();
  const session = useSession();
  const utils = trpc.useUtils();
  const { mutateAsync, isPending } = trpc.user.update.useMutation();
  const save = async (form: HTMLFormElement) => {
    const values = valuesOf(form);
    const wrong = firstIssue(userUpdateInput, values);
    if (wrong) return showError(form, wrong);
    try {
      const user = await mutateAsync(userUpdateInput.parse(values));
      utils.user.get.setData(undefined, user);
    } catch (error) {
      const taken = takenIssue(error);
      return taken ? showError(form, taken) : notice(messageOf(error));
    }
    onDone();
    // The rest of the page may be showing the former nickname.
    void session.start();
    return notice(saved);
  };
  return { save, isPending };
}
